import { openapi } from './_contract/openapi'

/** Every operation of /api/v1, by its operation id. A test holds this table and the route files against each other. */
export const contract = { openapi }
