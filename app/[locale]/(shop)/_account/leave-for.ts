/** How long the success is read before the page changes. */
export const redirectMs = 1200

/** A new document: pages that were fetched as a visitor are not shown to a customer. */
export function leaveFor(path: string): void {
  window.location.assign(path)
}
