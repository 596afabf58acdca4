import { Wordmark } from '@/app/_ui/wordmark'
import { currentShop } from '@/lib/shop/current-shop'

/** Whose admin area this is. */
export async function AdminMark() {
  const { name } = await currentShop()
  return (
    <p className="text-night-ink px-4 text-lg">
      <Wordmark name={name} />
    </p>
  )
}
