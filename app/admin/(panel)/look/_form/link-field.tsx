import { Select } from '@/app/_ui/field'
import { useWords } from '../../../_client/admin-words'

interface Props {
  name: string
  id: string
  stored: string
  categories: { name: string; path: string }[]
  /** What no link is called, where there may be none. */
  none?: string
  dataField: string
  error: string | undefined
}

/** A page of the shop to lead to. */
export function LinkField({ name, id, stored, categories, none, dataField, error }: Props) {
  const words = useWords('look')
  const pages = [
    { name: words.linkMenu, path: '/menu' },
    ...categories,
    { name: words.linkContact, path: '/contact' },
    { name: words.linkAbout, path: '/about' },
  ]
  const isKnown = stored === '' || pages.some(({ path }) => path === stored)
  return (
    <Select name={name} id={id} label={words.link} defaultValue={stored} data-field={dataField} error={error}>
      {none && <option value="">{none}</option>}
      {!isKnown && <option value={stored}>{stored}</option>}
      {pages.map(({ name: page, path }) => (
        <option key={path} value={path}>
          {page}
        </option>
      ))}
    </Select>
  )
}
