import '../../ui/styles.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import modalCss from './modal.css'

adoptStyles(modalCss)
