import '../../ui/styles.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import loaderCss from './loader.css'

adoptStyles(loaderCss)
