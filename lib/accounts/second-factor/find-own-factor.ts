import { db } from '@/lib/platform/db'
import type { Staff } from '@/lib/accounts/caller'

export interface OwnFactor {
  isOn: boolean
  recoveryCodesLeft: number
}

export async function findOwnFactor({ userId }: Staff): Promise<OwnFactor> {
  const [confirmed, recoveryCodesLeft] = await Promise.all([
    db().secondFactor.count({ where: { userId, confirmedAt: { not: null } } }),
    db().recoveryCode.count({ where: { userId } }),
  ])
  return { isOn: confirmed === 1, recoveryCodesLeft }
}

/** Whether owners and managers have to have one. */
export async function isFactorRequired(): Promise<boolean> {
  const shop = await db().shop.findFirst({ select: { secondFactorRequired: true } })
  return shop?.secondFactorRequired ?? false
}
