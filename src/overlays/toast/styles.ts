import '../../ui/styles.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import toastCss from './toast.css'

adoptStyles(toastCss)
