import { contract } from '../contract/table'
import { handlers } from '../handlers/table'
import { entrance } from '../http/entrance'

const answer = entrance(contract, handlers)

export {
  answer as DELETE,
  answer as GET,
  answer as HEAD,
  answer as OPTIONS,
  answer as PATCH,
  answer as POST,
  answer as PUT,
}
