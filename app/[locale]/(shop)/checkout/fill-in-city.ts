import type { DeliveryZone } from '@/lib/shop/shop'

/** Where the shop delivers it knows the city of a postcode: nobody has to type it. What was typed stays. */
export function fillInCity(form: HTMLFormElement, zones: readonly DeliveryZone[]): void {
  for (const prefix of ['', 'shipping_']) {
    const [postcode, city] = ['postcode', 'city'].map((name) => form.elements.namedItem(prefix + name))
    if (!(postcode instanceof HTMLInputElement) || !(city instanceof HTMLInputElement) || city.value) continue
    city.value = zones.find((zone) => zone.postcode === postcode.value.trim())?.city ?? ''
  }
}
