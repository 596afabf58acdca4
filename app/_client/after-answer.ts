/**
 * What may follow the answer to a tap, in a task of its own: after an input the browser draws first what the input itself
 * has changed.
 */
export function afterAnswer(act: () => void): void {
  setTimeout(act)
}
