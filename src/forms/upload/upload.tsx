import type { ReactNode } from 'react'
import type { FeatureProps } from '../../core/element/react-element.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { useAuthorNode } from '../../core/element/use-author-node.ts'
import { useMountPlace } from '../../core/element/use-mount-place.ts'
import '../../ui/styles.ts'
import css from './upload.css'
import type { uploadAttributes } from './upload-attributes.ts'
import { UploadBox } from './upload-box.tsx'
import type { UploadMethods } from './upload-methods.ts'

adoptStyles(css)

/** Sends the files of the page's own file field as soon as they are given (UPLOAD-01 to UPLOAD-03, decision 12). */
export function Upload({ host }: FeatureProps<typeof uploadAttributes, UploadMethods>): ReactNode {
  const due = 'attend un champ <input type="file">.'
  const input = useAuthorNode<HTMLInputElement>(host, 'input[type="file"]', { due })
  // In a label around the element, a click on the list would open the field.
  useMountPlace(host, host.closest('label'))
  return input && <UploadBox host={host} input={input} />
}
