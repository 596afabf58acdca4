import { isLanguage, languageFacts, type Language } from '@/lib/i18n/language'
import { texts, type AdminTexts } from '@/lib/i18n/texts'
import { groupFieldNames, itemFieldNames } from '@/lib/menu/items/item-fields'
import { fileFields } from '@/lib/menu/json/schema'
import { settingNames } from '@/lib/shop/settings/setting-fields'
import { fill, ownValue } from '@/lib/i18n/fill'

type Labels = Record<string, string>

/** As the form labels the field; what has no form has a label of its own. */
export function fieldLabel(key: string, language: Language): string {
  const labels = cached.get(language) ?? labelsOf(texts(language).admin)
  cached.set(language, labels)
  return ownValue(labels, key) ?? inWords(key)
}

export function hasLabel(key: string, language: Language): boolean {
  fieldLabel(key, language)
  return key in (cached.get(language) ?? {})
}

/** Of what the preview of a menu file may name. */
export function columnLabels(language: Language): Labels {
  return Object.fromEntries(fileFields.map((name) => [name, columnLabel(name, language)]))
}

function columnLabel(column: string, language: Language): string {
  const { forms, menu } = texts(language).admin
  const special: Labels = { price: menu.price, focus_x: menu.focusAcross, focus_y: menu.focusDown }
  const [, field = column, other] = /^(name|description)_(\w\w)$/.exec(column) ?? []
  const label =
    ownValue(special, field) ??
    fieldLabel(
      field.replaceAll(/_./g, (letters) => letters.slice(1).toUpperCase()),
      language,
    )
  return isLanguage(other) ? fill(forms.inLanguage, { field: label, language: languageFacts[other].name }) : label
}

const cached = new Map<Language, Labels>()

/** Values that follow from another one, or mean nothing to a reader. */
export const withoutLabel: readonly string[] = [
  ...[
    'id',
    'currency',
    'version',
    'categoryId',
    'soldOut',
    'deliveryMinimumRappen',
    'online',
    'learnsSince',
    'wholeImage',
    'focusY',
    'number',
  ],
]

function labelsOf(admin: AdminTexts): Labels {
  return {
    ...ofShop(admin),
    ...ofMail(admin),
    ...ofMenu(admin),
    ...ofOptions(admin),
    ...ofPeople(admin),
    ...ofOrders(admin),
    ...ofPayments(admin),
    ...ofPrinters(admin),
    ...ofWebhooks(admin),
  }
}

function ofShop({ settings, changes: { fields } }: AdminTexts): Labels {
  const { headerNote, officeHours, closures, zones, vatRates, statements } = settings
  const { pausedUntil, extraLeadMinutes, extraLeadUntil, secondFactorRequired, openedAt, setupSettled } = fields
  const { kitchenPercent, kitchenPercentUntil } = fields
  return {
    ...Object.fromEntries(settingNames.map((name) => [name, settings[name]])),
    ...{ headerNote, officeHours, closures, zones, vatRates, statements },
    ...{ pausedUntil, extraLeadMinutes, extraLeadUntil, secondFactorRequired, openedAt, setupSettled },
    ...{ kitchenPercent, kitchenPercentUntil, capacityHours: settings.capacityHours },
    ...{ menuItems: fields.menuItems, categories: fields.categories },
    languages: settings.offeredLanguages,
    hours: settings.kitchenHours,
  }
}

function ofMail({ mail: { host, port, encryption, username, fromAddress } }: AdminTexts): Labels {
  return { host, port, encryption, username, fromAddress }
}

function ofMenu({ menu, changes: { fields } }: AdminTexts): Labels {
  const { name, position, description, category, sellingTimes, soldFrom, soldUntil } = menu
  return {
    ...{ name, position, description, category, sellingTimes, soldFrom, soldUntil },
    ...Object.fromEntries(itemFieldNames.map((field) => [field, menu[field]])),
    names: name,
    image: menu.image,
    picture: menu.image,
    priceRappen: menu.price,
    available: fields.available,
    soldOutUntil: fields.soldOutUntil,
    portionsLeft: fields.portionsLeft,
    focusX: fields.focus,
  }
}

function ofOptions({ options }: AdminTexts): Labels {
  const { pricing, minUnits, maxUnits, maxEach, freeUnits, kitchenName, isDefault } = options
  return {
    ...Object.fromEntries(groupFieldNames.map((name) => [name, options[name]])),
    ...{ pricing, minUnits, maxUnits, maxEach, freeUnits, kitchenName, isDefault },
    allergensTakenAway: options.takenAway,
    sizePrices: options.sizePricesTitle,
    optionGroups: options.itemGroups,
    optionPrices: options.itemPrices,
    options: options.optionsTitle,
  }
}

function ofPeople({ people, shell, devices, changes: { fields } }: AdminTexts): Labels {
  const { disabled, sessions, password, passwordLinkSentAt, sentAt, expiresAt, blocked, reason } = fields
  return {
    ...{ disabled, sessions, password, passwordLinkSentAt, sentAt, expiresAt, blocked, reason },
    role: people.role,
    firstname: people.firstname,
    lastname: people.lastname,
    hasPin: shell.myPin,
    secondFactor: people.factorPolicy,
    answered: people.answered,
    deviceName: devices.name,
    inKitchen: devices.inKitchen,
  }
}

function ofOrders({ orders, money, changes: { fields } }: AdminTexts): Labels {
  return {
    status: money.status,
    totalRappen: orders.total,
    refundedRappen: orders.givenBack,
    lines: orders.items,
    cancellationUnseen: fields.cancellationUnseen,
  }
}

function ofPayments({ paymentsOnline, unsettled }: AdminTexts): Labels {
  const { takesTwint, takesCards, forPickup, forDelivery, minimum, isLive, provider } = paymentsOnline
  return {
    ...{ takesTwint, takesCards, forPickup, forDelivery, isLive, provider, minimumRappen: minimum },
    ...{ secretKey: paymentsOnline.secretKey, webhookSecret: paymentsOnline.webhookSecret },
    paymentFault: unsettled.paymentFault,
    refundSentAgainRappen: unsettled.refundSentAgain,
  }
}

function ofPrinters({ printers }: AdminTexts): Labels {
  const { kind, paper, copies, prints, opensDrawer, language } = printers
  return {
    ...{ kind, paper, copies, prints, opensDrawer, language },
    categoryIds: printers.categories,
    printsOnReceipt: printers.onReceipt,
    addressToken: printers.address,
  }
}

function ofWebhooks({ webhooks }: AdminTexts): Labels {
  return { url: webhooks.url, events: webhooks.events, signingSecret: webhooks.secret }
}

/** `beerWineAge` is "beer wine age". */
function inWords(key: string): string {
  return key.replace(/Rappen$/, '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}
