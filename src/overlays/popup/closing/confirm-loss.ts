// A separate file, with the modal that it needs: loaded only when there is something to lose.
import { messages } from '../../../core/i18n/texts.ts'
import { confirm } from '../../modal/dialogs.ts'

const lossTexts = messages('popup', {
  warning: 'Attention',
  unsaved:
    'Vous avez apporter des modifications sans enregistrer, êtes vous sûr de vouloir fermer ? (vous perdrez les modifications)',
})

/** Shows what would be lost, with a general text for `true`, and asks for confirmation (POPUP-05). */
export function confirmLoss(loss: unknown): Promise<boolean> {
  const content = loss === true ? lossTexts('unsaved') : String(loss)
  return confirm({ title: lossTexts('warning'), theme: 'warning', content })
}
