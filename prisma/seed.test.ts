import { existsSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { db } from '@/lib/platform/db'
import { allergens, dietaryTags } from '@/lib/menu/vocabulary'
import { demoMenu, inMenuOrder } from './seed/menu'
import type { DemoMenuItem } from './seed/menu/demo-menu-item'
import { seedDemoShop } from './seed/seed-demo-shop'
import { demoHours, demoZones } from './seed/shop'

const menuItems = demoMenu.flatMap((category) => category.menuItems)
const animals = /Rind|Kalb|Poulet|Schwein|Speck|schinken|Salami|Wienerli|Thon|Crevetten|Sardellen/

/** The names of the dishes that break a rule, so that a failure says which. */
function offenders(isWrong: (menuItem: DemoMenuItem) => boolean): string[] {
  return menuItems.filter(isWrong).map(({ name }) => name)
}

describe('the demo menu', () => {
  it('is long enough to look like a real one', () => {
    expect(demoMenu.length).toBeGreaterThanOrEqual(8)
    expect(menuItems.length).toBeGreaterThanOrEqual(40)
    expect(demoMenu.filter((category) => category.menuItems.length < 4)).toEqual([])
  })

  it('names every category and every dish once', () => {
    for (const named of [demoMenu, menuItems]) {
      const names = named.map(({ name }) => name.toLowerCase().normalize('NFC'))
      expect(new Set(names).size).toBe(names.length)
    }
  })

  it('asks prices that can be paid in cash', () => {
    expect(offenders(({ priceRappen }) => priceRappen <= 0 || priceRappen % 5 !== 0)).toEqual([])
  })

  it('declares only allergens and diets that the law and the menu know', () => {
    expect(offenders((menuItem) => menuItem.allergens.some((one) => !allergens.includes(one)))).toEqual([])
    expect(offenders(({ tags = [] }) => tags.some((tag) => !dietaryTags.includes(tag)))).toEqual([])
  })

  it('says where meat and fish come from', () => {
    expect(offenders((menuItem) => animals.test(menuItem.description.de) && !menuItem.origins?.length)).toEqual([])
    expect(offenders(({ origins = [] }) => origins.some(({ country }) => !/^[A-Z]{2}$/.test(country)))).toEqual([])
  })

  it('calls nothing vegan or vegetarian that is not', () => {
    const fromAnimals = new Set(['milk', 'eggs', 'fish', 'crustaceans', 'molluscs'])
    const isVegan = ({ tags = [] }: DemoMenuItem) => tags.includes('vegan')
    expect(
      offenders((menuItem) => isVegan(menuItem) && menuItem.allergens.some((one) => fromAnimals.has(one))),
    ).toEqual([])
    const isMeatless = (menuItem: DemoMenuItem) => isVegan(menuItem) || (menuItem.tags ?? []).includes('vegetarian')
    expect(offenders((menuItem) => isMeatless(menuItem) && animals.test(menuItem.description.de))).toEqual([])
  })

  it('taxes alcohol in full and sells it from 16', () => {
    const alcohol = offenders(({ description }) => description.de.includes('% Vol.'))
    expect(alcohol).toEqual(['Lagerbier', 'Primitivo'])
    expect(offenders(({ vatClass }) => vatClass === 'standard')).toEqual(alcohol)
    expect(offenders(({ minimumAge }) => minimumAge === 16)).toEqual(alcohol)
  })

  it('is written for Switzerland, in both languages', () => {
    expect(offenders(({ name, description }) => `${name}${description.de}`.includes('ß'))).toEqual([])
    expect(offenders(({ description }) => Object.values(description).some((text) => text.length < 30))).toEqual([])
  })

  it('shows every dish and category its own picture, small enough for a phone', () => {
    const files = [
      ...menuItems.map(({ picture }) => `prisma/seed/pictures/dishes/${picture}.webp`),
      ...demoMenu.map(({ picture }) => `prisma/seed/pictures/categories/${picture}.webp`),
    ]
    expect(new Set(files).size).toBe(files.length)
    expect(files.filter((file) => !existsSync(file) || statSync(file).size > 40_000)).toEqual([])
  })

  it('opens with eight bestsellers from across the menu', () => {
    const first = inMenuOrder().slice(0, 8)
    expect(new Set(first.map(({ category }) => category.name)).size).toBeGreaterThanOrEqual(7)
    expect(inMenuOrder()).toHaveLength(menuItems.length)
  })
})

describe('seeding', () => {
  it('fills an empty database once, with pictures in every size', { timeout: 90_000 }, async () => {
    expect(await seedDemoShop()).toBe('seeded')
    expect(await seedDemoShop()).toBe('kept')
    const shown = { allergensDeclared: true, pictureHash: { not: null } }
    expect(await db().menuItem.count({ where: shown })).toBe(menuItems.length)
    expect(await db().category.count({ where: { pictureHash: { not: null } } })).toBe(demoMenu.length)
    expect(await db().pictureSize.count()).toBe(4 * (menuItems.length + demoMenu.length))
    expect(await db().openingHours.count()).toBe(demoHours.length)
    const cheapest = await db().deliveryZone.aggregate({ _min: { minimumRappen: true }, _count: true })
    expect(cheapest).toMatchObject({ _min: { minimumRappen: 3000 }, _count: demoZones.length })
  })
})
