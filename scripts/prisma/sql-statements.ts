export interface Statement {
  /** In lower case with single spaces, without comments and function bodies; DO blocks keep theirs. */
  text: string
  comment: string
  line: number
}

const COMMENT = /--[^\n]*|\/\*[^]*?\*\//y
const QUOTED = /(?:e'(?:[^'\\]|\\[^]|'')*'|'(?:[^']|'')*')|\$(\w*)\$[^]*?\$\1\$/iy

export function statementsOf(sql: string): Statement[] {
  const statements: Statement[] = []
  let [text, comment, line] = ['', '', 1]
  for (let at = 0; at < sql.length;) {
    const [said] = matchAt(COMMENT, sql, at)
    const [quoted] = said === undefined ? matchAt(QUOTED, sql, at) : []
    const piece = said ?? quoted ?? sql.charAt(at)
    at += piece.length
    if (piece === ';') {
      add()
      continue
    }
    if (text.trim() === '') line = sql.slice(0, at).split('\n').length
    if (said === undefined) text += quoted === undefined ? piece : withoutBody(quoted, text)
    else if (text.trim() === '') comment += `${said}\n`
  }
  add()
  return statements

  function add() {
    const plain = text.replaceAll(/\s+/g, ' ').trim().toLowerCase()
    if (plain) statements.push({ text: plain, comment, line })
    ;[text, comment] = ['', '']
  }
}

function withoutBody(quoted: string, before: string): string {
  if (!quoted.startsWith('$')) return `'…'`
  return /^\s*do\s*$/i.test(before) ? quoted.replaceAll(';', ' ; ') : '$…$'
}

function matchAt(pattern: RegExp, sql: string, at: number): RegExpExecArray | [] {
  pattern.lastIndex = at
  return pattern.exec(sql) ?? []
}
