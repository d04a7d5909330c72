const OF_STATEMENT = /((?:"?\w+"?\.)?"?\bcompany_id"? = \$\d+(?:::uuid)?)/g
const OF_FUNCTION = /((?:\b\w+\.)?\bcompany_id\s*=\s*[pv]_company_id)\b/g

/** A statement whose comparisons of `company_id` with a value let every company pass. */
export function withoutCompany(statement: string): string {
  return statement.replaceAll(OF_STATEMENT, '($1 or true)')
}

/** The text of a database function, likewise for its argument. */
export function functionWithoutCompany(text: string): string {
  return text.replaceAll(OF_FUNCTION, '($1 or true)')
}
