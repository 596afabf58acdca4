import type { NewOrder } from './order'

export interface Address {
  firstname: string
  lastname: string
  companyname: string
  streetAddress: string
  addressLine2: string
  postcode: string
  city: string
  country: string
}

/** Where the food goes. */
export function deliveryAddress(order: NewOrder): Address {
  if (!order.shipToDifferentAddress) return billingAddress(order)
  return {
    firstname: order.shippingFirstname,
    lastname: order.shippingLastname,
    companyname: order.shippingCompanyname,
    streetAddress: order.shippingStreetAddress,
    addressLine2: order.shippingAddressLine2,
    postcode: order.shippingPostcode,
    city: order.shippingCity,
    country: order.shippingCountry,
  }
}

/** Of the bill. */
export function billingAddress(order: NewOrder): Address {
  return {
    firstname: order.firstname,
    lastname: order.lastname,
    companyname: order.companyname,
    streetAddress: order.streetAddress,
    addressLine2: order.addressLine2,
    postcode: order.postcode,
    city: order.city,
    country: order.country,
  }
}
