// A file of its own, with the modal that it needs: fetched once there is something to lose.
import { messages } from '../../../core/i18n/texts.ts'
import { confirm } from '../../modal/dialogs.ts'

const lossTexts = messages('popup', {
  warning: 'Attention',
  unsaved:
    'Vous avez apporter des modifications sans enregistrer, êtes vous sûr de vouloir fermer ? (vous perdrez les modifications)',
})

/** Says what would be lost, in general words for `true`, and asks whether to close all the same (POPUP-05). */
export function confirmLoss(loss: unknown): Promise<boolean> {
  const content = loss === true ? lossTexts('unsaved') : String(loss)
  return confirm({ title: lossTexts('warning'), theme: 'warning', content })
}
