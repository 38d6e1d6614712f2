import { asking } from '../support/asking.ts'
import { testHostileData } from '../support/hostile-data.ts'

describe('hostile data for the shop and the account', () => {
  testHostileData(asking.slice(0, asking.indexOf('flx-form')))
})
