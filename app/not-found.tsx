/**
 * For a page that is gone in the instant in which it is asked for; all other unknown addresses get a page of the shop.
 * Without this file the markup of Next's own answer would be in the data of every page.
 */
export default function NotFound() {
  return <h1>404</h1>
}
