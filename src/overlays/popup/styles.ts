import '../../ui/styles.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import popupCss from './popup.css'

adoptStyles(popupCss)
