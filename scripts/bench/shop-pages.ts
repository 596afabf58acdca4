import type { BenchShop } from './bench-shop'

/** The pages that most customers see, at their fixed addresses. */
export function shopPages({ menuItems }: BenchShop): Record<string, string> {
  return { home: '/de', menu: '/de/menu', category: `/de/product/${encodeURIComponent(menuItems[0]?.category ?? '')}` }
}

/** How many bytes of HTML each of them has, uncompressed. */
export async function pageSizes(shop: BenchShop): Promise<Record<string, number>> {
  const sizes = Object.entries(shopPages(shop)).map(async ([page, path]) => [page, await sizeOf(shop.port, path)])
  return Object.fromEntries(await Promise.all(sizes))
}

export async function sizeOf(port: number, path: string) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'accept-encoding': 'identity' } })
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
  return (await answer.arrayBuffer()).byteLength
}
