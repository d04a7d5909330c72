/** The day in a zone at an instant, in ISO 8601. */
export function todayIn(timeZone: string, nowMs: number): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(nowMs)
}
