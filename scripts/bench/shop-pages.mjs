/** @typedef {import('./bench-shop.mjs').BenchShop} BenchShop */

/**
 * The pages that most customers see, at their fixed addresses. @param {BenchShop} shop @returns {Record<string,
 * string>}
 */
export function shopPages({ menuItems }) {
  return { home: '/de', menu: '/de/menu', category: `/de/product/${encodeURIComponent(menuItems[0]?.category ?? '')}` }
}

/** How many bytes of HTML each of them has, uncompressed. @param {BenchShop} shop @returns {Promise<Record<string, number>>} */
export async function pageSizes(shop) {
  const sizes = Object.entries(shopPages(shop)).map(async ([page, path]) => [page, await sizeOf(shop.port, path)])
  return Object.fromEntries(await Promise.all(sizes))
}

/** @param {number} port @param {string} path */
export async function sizeOf(port, path) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'accept-encoding': 'identity' } })
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
  return (await answer.arrayBuffer()).byteLength
}
