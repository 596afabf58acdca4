import { theLook, theShop } from '@/app/_shop'
import { ShopMark } from '@/app/_ui/shop-mark'

/** Whose admin area this is. */
export async function AdminMark() {
  const [{ name }, { logo }] = await Promise.all([theShop(), theLook()])
  return (
    <p className="on-night text-night-ink px-4 text-lg">
      <ShopMark name={name} logo={logo} />
    </p>
  )
}
