/** Fetched when a field first keeps a form from being sent: what says so, and how that looks. */
import { adoptStyles } from '../../core/element/styles.ts'
import fieldCss from '../field.css'
import '../styles.ts'

adoptStyles(fieldCss)

export { sayInvalid } from './say-invalid.ts'
