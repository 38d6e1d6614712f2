import { type ReactNode, useRef } from 'react'
import { useTexts } from '../../core/i18n/use-texts.ts'
import { type IncomingFile, incomingFiles } from './sending/incoming-files.ts'
import { uploadTexts } from './upload-messages.ts'

/** Renders a button that opens the camera of a phone. */
export function Camera({ take }: { take: (given: IncomingFile[]) => void }): ReactNode {
  const t = useTexts(uploadTexts)
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={field}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        className="flx-upload__camera-input"
        onChange={({ currentTarget: camera }) => {
          take(incomingFiles(camera.files ?? []))
          camera.value = ''
        }}
      />
      <button type="button" className="flx-upload__camera flx-button" onClick={() => field.current?.click()}>
        {t('camera')}
      </button>
    </>
  )
}
