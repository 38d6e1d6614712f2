import { type ReactNode, useRef } from 'react'
import { useTexts } from '../../core/i18n/use-texts.ts'
import { type Given, givenFiles } from './sending/given-files.ts'
import { uploadTexts } from './upload-messages.ts'

/** The camera of a phone, behind a button. */
export function Camera({ take }: { take: (given: Given[]) => void }): ReactNode {
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
          take(givenFiles(camera.files ?? []))
          camera.value = ''
        }}
      />
      <button type="button" className="flx-upload__camera flx-button" onClick={() => field.current?.click()}>
        {t('camera')}
      </button>
    </>
  )
}
