import { expectAccessible } from './support/accessible'
import { tabTo } from './support/keyboard'
import { notice, ordersOf, regular, takenOver } from './support/shopping'
import { expect, test } from './support/test'

const said = {
  en: {
    size: 'Size',
    quantityOfCheese: 'Quantity of Cheese',
    more: 'Increase quantity',
    add: /^Add to Cart/,
    added: 'added to cart!',
    change: 'Change ',
    save: /^Save/,
    cheese: '2 × Cheese',
    proceed: 'Proceed to Checkout',
    place: 'Place Order · CHF 27.00',
    placed: 'Order placed successfully!',
  },
  de: {
    size: 'Grösse',
    quantityOfCheese: 'Menge von Käse',
    more: 'Menge erhöhen',
    add: /^In den Warenkorb/,
    added: 'im Warenkorb',
    change: '',
    save: /^Übernehmen/,
    cheese: '2 × Käse',
    proceed: 'Zur Kasse',
    place: 'Bestellung aufgeben · CHF 27.00',
    placed: 'Ihre Bestellung ist bei uns!',
  },
}

for (const language of ['en', 'de'] as const) {
  const words = said[language]

  test(`half this, half that, large, with cheese twice, by keyboard alone, and changed in the cart: ${language}`, async ({
    page,
    kitchen,
  }) => {
    const guest = await regular(page)
    const pizza = await kitchen.addPizza()
    await page.goto(`/${language}/menu`)
    await takenOver(page)
    await tabTo(page, page.getByRole('searchbox'))
    await page.keyboard.type(pizza.name)
    await tabTo(page, page.getByRole('button', { name: `: ${pizza.name}` }))
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('dialog', { name: pizza.name })
    const radio = (group: string, name: string) =>
      sheet.getByRole('group', { name: group }).getByRole('radio', { name })
    await tabTo(page, radio(words.size, '30 cm'))
    await page.keyboard.press('ArrowDown')
    await expect(radio(words.size, '40 cm')).toBeChecked()
    await tabTo(page, radio('Erste Hälfte', 'Margherita'))
    await page.keyboard.press('Space')
    await tabTo(page, radio('Zweite Hälfte', 'Margherita'))
    await page.keyboard.press('ArrowDown')
    const cheese = sheet.getByRole('group', { name: words.quantityOfCheese })
    await tabTo(page, cheese.getByRole('button', { name: words.more }))
    await page.keyboard.press('Enter')
    await tabTo(page, sheet.getByRole('button', { name: words.add }))
    await page.keyboard.press('Enter')
    await expect(notice(page, words.added)).toBeVisible()

    await page.goto(`/${language}/cart`)
    await takenOver(page)
    const row = page.getByRole('row').filter({ hasText: pizza.name })
    await expect(row).toContainText('Zweite Hälfte: Salami')
    await expectAccessible(page)
    const change = row.getByRole('button', {
      name: language === 'en' ? `Change ${pizza.name}` : `${pizza.name} ändern`,
    })
    await tabTo(page, change)
    await page.keyboard.press('Enter')
    await expect(radio('Zweite Hälfte', 'Salami')).toBeChecked()
    await tabTo(page, radio('Zweite Hälfte', 'Salami'))
    await page.keyboard.press('ArrowDown')
    await tabTo(page, cheese.getByRole('button', { name: words.more }))
    await page.keyboard.press('Enter')
    await tabTo(page, sheet.getByRole('button', { name: words.save }))
    await page.keyboard.press('Enter')
    await expect(change, 'where it came from').toBeFocused()
    for (const choice of ['Erste Hälfte: Margherita', 'Zweite Hälfte: Verdure', words.cheese])
      await expect(row).toContainText(choice)

    await tabTo(page, page.getByRole('link', { name: words.proceed }))
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('button', { name: words.place }))
    await page.keyboard.press('Enter')
    await expect(notice(page, words.placed)).toBeVisible()
    expect(await ordersOf(page, guest)).toMatchObject([{ total_amount: 27 }])
  })
}
