import { Row, Table, Td, Th } from '@/app/_ui/table'
import { formatPrice } from '@/lib/platform/money'
import { useWords } from '../../../_client/admin-words'
import type { PreviewedPrice } from './previewed'

export function PricePreview({ label, prices }: { label: string; prices: readonly PreviewedPrice[] }) {
  const words = useWords('menu')
  const head = (
    <>
      <Th>{words.name}</Th>
      <Th isNumber>{words.oldPrice}</Th>
      <Th isNumber>{words.newPrice}</Th>
    </>
  )
  return (
    <Table label={label} head={head}>
      {prices.map(({ key, name, oldRappen, newRappen }) => (
        <Row key={key}>
          <Td place="title" className="wrap-anywhere">
            {name}
          </Td>
          <Td isNumber label={words.oldPrice}>
            {formatPrice(oldRappen)}
          </Td>
          <Td isNumber label={words.newPrice} className={newRappen === oldRappen ? '' : 'font-semibold'}>
            {newRappen === null ? words.outOfRange : formatPrice(newRappen)}
          </Td>
        </Row>
      ))}
    </Table>
  )
}
