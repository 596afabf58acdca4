import type { Admin } from '@/lib/accounts/caller'
import { Refusal } from '@/lib/platform/refusal'
import { changeShop } from './change-shop'

/** Only somebody who has a second factor can ask for one: nobody locks himself out. */
export async function requireSecondFactor(admin: Admin, { required }: { required: boolean }) {
  await changeShop(admin, {}, async (tx) => {
    const own = await tx.secondFactor.findUnique({ where: { userId: admin.userId }, select: { confirmedAt: true } })
    if (required && !own?.confirmedAt) throw new Refusal('second_factor_missing')
    await tx.shop.update({ where: { id: 1 }, data: { secondFactorRequired: required }, select: { id: true } })
  })
  return { required }
}
