import type { CSSProperties, ReactNode, Ref } from 'react'
import type { LoaderLook } from './loader-config.ts'

interface LoaderViewProps {
  id: string
  ref: Ref<HTMLDialogElement>
  look: LoaderLook
  /** What moves, said in words; the name of the whole where there is no title. */
  label: string
}

/** The loader's markup: a veil over the page and a card with an image, what moves, and two lines of text. */
export function LoaderView({ id, ref, look, label }: LoaderViewProps): ReactNode {
  const { version, image, title, description, colors } = look
  return (
    <dialog
      ref={ref}
      className={`flx-dialog flx-loader flx-loader--v${version}`}
      style={colors as CSSProperties}
      aria-labelledby={title ? `${id}-title` : undefined}
      aria-label={title ? undefined : label}
      aria-describedby={description ? `${id}-description` : undefined}
    >
      <div className="flx-loader__card">
        {image && <img className="flx-loader__image" src={image} alt="" />}
        <div className="flx-loader__sign" role="progressbar" aria-label={label}>
          <i className="flx-loader__part" />
          <i className="flx-loader__part" />
          <i className="flx-loader__part" />
        </div>
        {title && (
          <p id={`${id}-title`} className="flx-loader__title">
            {title}
          </p>
        )}
        {description && (
          <p id={`${id}-description`} className="flx-loader__description">
            {description}
          </p>
        )}
      </div>
    </dialog>
  )
}
