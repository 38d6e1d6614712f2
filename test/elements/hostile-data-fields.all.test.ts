import { asking } from '../support/asking.ts'
import { testHostileData } from '../support/hostile-data.ts'

describe('hostile data for forms, fields and contents', () => {
  testHostileData(asking.slice(asking.indexOf('flx-form')))
})
