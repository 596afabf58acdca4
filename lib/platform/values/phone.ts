import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { fieldError, line } from './text'

export function phoneNumber() {
  return line(40).refine((value) => parsePhoneNumberFromString(value, 'CH')?.isValid() === true, {
    error: fieldError('phone'),
  })
}
