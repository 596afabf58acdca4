/** Without this file Next's own markup would be in the data of every page. */
export default function NotFound() {
  return <h1>404</h1>
}
