import { Table } from '@/app/_ui/table'
import { formatPrice } from '@/lib/platform/values/money'
import { useWords } from '../../../_client/admin-words'
import type { PreviewedPrice } from './previewed'

export function PricePreview({ label, prices }: { label: string; prices: readonly PreviewedPrice[] }) {
  const words = useWords('menu')
  return (
    <Table
      label={label}
      rows={prices}
      keyOf={({ key }) => key}
      columns={(column) => [
        column({ label: words.name, place: 'title', className: 'wrap-anywhere' }, ({ name }) => name),
        column({ label: words.oldPrice, isNumber: true }, ({ oldRappen }) => formatPrice(oldRappen)),
        column({ label: words.newPrice, isNumber: true }, ({ oldRappen, newRappen }) => (
          <span className={newRappen === oldRappen ? '' : 'font-semibold'}>
            {newRappen === null ? words.outOfRange : formatPrice(newRappen)}
          </span>
        )),
      ]}
    />
  )
}
