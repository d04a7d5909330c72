/** Two letters for a product without a picture: the first of its first two words. Joining scripts keep them apart. */
export function initialsOf(designation: string): string {
  const letters = designation.match(/(?<![\p{L}\p{N}])\p{L}/gu) ?? []
  const isJoining = /\p{Script=Arabic}/u.test(designation)
  return letters
    .slice(0, 2)
    .join(isJoining ? ' ' : '')
    .toLocaleUpperCase()
}
