/** Adopts the styles that every feature uses: the tokens and the styles of the shared components. */
import { adoptStyles } from '../core/element/styles.ts'
import buttonCss from './button.css'
import closeButtonCss from './close-button.css'
import dialogCss from './dialog.css'
import flowCss from './flow.css'
import messageCss from './message.css'
import tokensCss from './tokens.css'

for (const css of [tokensCss, buttonCss, closeButtonCss, dialogCss, flowCss, messageCss]) adoptStyles(css)
