import { amountOf, textOf } from '@/app/_client/form'
import { CheckField, Field, Select } from '@/app/_ui/field'
import { fill } from '@/lib/i18n/fill'
import { beerWineAges, settingsBounds } from '@/lib/shop/limits'
import type { ShopView } from '@/lib/shop/schema'
import { useWords } from '../../_client/admin-words'
import { AmountField } from '../../_form/amount-field'
import { SettingsForm } from './settings-form'

type NumberSetting = keyof typeof settingsBounds
const names = Object.keys(settingsBounds) as NumberSetting[]

export function OrderingSection({ shop, isOwner }: { shop: ShopView; isOwner: boolean }) {
  const words = useWords('settings')
  const labels: Record<NumberSetting, string> = {
    lead_time_minutes: words.leadTime,
    delivery_extra_minutes: words.deliveryExtra,
    slot_minutes: words.slotMinutes,
    slot_capacity: words.slotCapacity,
    open_orders_per_customer: words.openOrders,
    cancellation_minutes: words.cancellation,
    alarm_minutes: words.alarm,
    largest_order_pieces: words.largestOrderPieces,
  }
  return (
    <SettingsForm title={words.ordering} read={orderingOf}>
      {(fieldErrors) => (
        <>
          <div className="mt-3 grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {isOwner && (
              <AmountField
                name="pickup_minimum"
                label={words.pickupMinimum}
                stored={shop.pickup_minimum}
                required
                error={fieldErrors.pickup_minimum}
              />
            )}
            <AmountField
              name="largest_order"
              label={words.largestOrder}
              stored={shop.largest_order}
              required
              error={fieldErrors.largest_order}
            />
            {names.map((name) => (
              <Field
                key={name}
                name={name}
                label={labels[name]}
                type="number"
                min={settingsBounds[name][0]}
                max={settingsBounds[name][1]}
                defaultValue={shop[name]}
                required
                error={fieldErrors[name]}
              />
            ))}
            <Select
              name="beer_wine_age"
              label={words.beerWineAge}
              hint={words.beerWineAgeHint}
              defaultValue={String(shop.beer_wine_age)}
              error={fieldErrors.beer_wine_age}
            >
              {beerWineAges.map((years) => (
                <option key={years} value={years}>
                  {fill(words.beerWineAgeYears, { years })}
                </option>
              ))}
            </Select>
          </div>
          <div className="mt-4">
            <CheckField
              name="sell_only_declared"
              label={words.sellOnlyDeclared}
              defaultChecked={shop.sell_only_declared}
            />
            <p className="text-ink-soft text-sm">{words.sellOnlyDeclaredHint}</p>
            <CheckField
              name="order_without_account"
              label={words.orderWithoutAccount}
              defaultChecked={shop.order_without_account}
            />
            <p className="text-ink-soft text-sm">{words.orderWithoutAccountHint}</p>
          </div>
        </>
      )}
    </SettingsForm>
  )
}

function orderingOf(typed: FormData) {
  return {
    ...(typed.has('pickup_minimum') && { pickup_minimum: amountOf(typed, 'pickup_minimum') }),
    largest_order: amountOf(typed, 'largest_order'),
    sell_only_declared: typed.has('sell_only_declared'),
    order_without_account: typed.has('order_without_account'),
    beer_wine_age: beerWineAges.find((years) => String(years) === textOf(typed, 'beer_wine_age')),
    ...Object.fromEntries(names.map((name) => [name, Number(textOf(typed, name))])),
  }
}
