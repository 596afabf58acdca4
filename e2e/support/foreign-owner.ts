import type { APIRequestContext } from '@playwright/test'

import { dataOf, type MenuItem } from './kitchen'
import { admin, tokenOf } from './people'

// Whatever the owner, a cook or a guest has written stands on the pages as it is: in a script of its own, so that it is
// not taken for a word of the product.
const note = { note_de: '休', note_en: '休' }
const shop = {
  name: '店',
  languages: ['en', 'de', 'xx'],
  owner_name: '王',
  street_address: '一号',
  city: '城',
  vat_number: '',
  header_note_de: '好',
  header_note_en: '好',
  closures: [{ first_day: '2199-01-01', last_day: '2199-01-02', ...note }],
  zones: [{ postcode: '8004', city: '城', fee: 5, minimum: 20 }],
}

export const guest = { firstname: '花', lastname: '子' }

export const profile = {
  ...guest,
  country: 'Switzerland',
  street_address: '二号',
  postcode: '8004',
  city: '城',
  phone: '044 555 01 01',
}

/** Writes everything that the owner of the demo shop has said anew, in Chinese. */
export async function writeInChinese(request: APIRequestContext): Promise<void> {
  const headers = { Authorization: `Bearer ${await tokenOf(admin, 'admin')}` }
  await dataOf(await request.put('/api/v1/shop', { headers, data: shop }))
  const categories = await dataOf<{ id: string }[]>(await request.get('/api/v1/user/getCategories'))
  for (const [index, { id }] of categories.entries()) {
    const multipart = { name: `類${index}` }
    await dataOf(await request.put(`/api/v1/categories/updateCategory/${id}`, { headers, multipart }))
  }
  for (const [index, { id }] of (await dataOf<MenuItem[]>(await request.get('/api/v1/user/getMenuItems'))).entries()) {
    const origins = JSON.stringify([{ ingredient: '牛', country: 'CH' }])
    const multipart = { name: `菜${index}`, description: '美味', description_en: '美味', origins }
    await dataOf(await request.put(`/api/v1/menuItems/updateMenuItem/${id}`, { headers, multipart }))
  }
}
