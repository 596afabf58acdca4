import { listDishNames } from '@/lib/menu/queries'
import { staffMetadata, staffPage, type View } from '../../../_page'
import { EmptyState } from '@/app/_ui/table'
import { PlainPage } from '../../../_ui/plain-page'
import { Photos } from './photos'

export const generateMetadata = staffMetadata('products/photos')

export default staffPage('products/photos', PhotosPage, { clientWords: ['photos', 'pictures', 'menu'] })

async function PhotosPage({ admin }: View<'products/photos'>) {
  const dishes = await listDishNames()
  return (
    <PlainPage title={admin.photos.title}>
      {dishes.length === 0 ? <EmptyState>{admin.photos.noDishes}</EmptyState> : <Photos dishes={dishes} />}
    </PlainPage>
  )
}
