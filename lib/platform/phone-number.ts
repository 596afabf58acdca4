import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { fieldError, line } from './text'

/** One that can be dialled, as it was typed; without a country it is Swiss. */
export function phoneNumber() {
  return line(40).refine((value) => parsePhoneNumberFromString(value, 'CH')?.isValid() === true, {
    error: fieldError('phone'),
  })
}
