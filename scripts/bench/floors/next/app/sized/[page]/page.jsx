import sizes from '../../../sizes.json'
import { Filled } from '../../filled'

export const dynamicParams = false

export function generateStaticParams() {
  return Object.keys(sizes).map((page) => ({ page }))
}

export default async function Sized({ params }) {
  const { page } = await params
  return <Filled bytes={sizes[page]} />
}
