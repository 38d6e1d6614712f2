/** The library of the calendar, fetched with the first one; the one file that imports it. */
import flatpickr from 'flatpickr'
import type { Instance as Picker } from 'flatpickr/dist/types/instance'

export { flatpickr, type Picker }
