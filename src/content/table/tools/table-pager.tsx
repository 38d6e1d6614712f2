import { memo, type ReactNode } from 'react'
import { useTexts } from '../../../core/i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { toolsTexts } from '../table-messages.ts'

interface TablePagerProps {
  /** Of the table. */
  name: string
  /** From 0. */
  page: number
  pages: number
  go(page: number): void
}

/** Ways to the pages of a long table. */
export const TablePager = memo(function TablePager({ name, page, pages, go }: TablePagerProps): ReactNode {
  const t = useTexts(toolsTexts)
  /** At either end the button stays where it is, so that focus stays on it. */
  const step = (to: number): void => {
    if (to >= 0 && to < pages) go(to)
  }
  if (pages < 2) return null
  return (
    <nav className="flx-table__pages" data-flx-mount="pages" aria-label={t('pages', { name })}>
      <label className="flx-table__page">
        {t('page')}{' '}
        <select
          className="flx-field__input flx-table__number"
          value={page}
          onChange={({ target }) => go(target.selectedIndex)}
        >
          {Array.from({ length: pages }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is known by its number.
            <option key={index} className="flx-table__option" value={index}>
              {index + 1}
            </option>
          ))}
        </select>{' '}
        <span className="flx-table__of">{t('of', { n: pages })}</span>
      </label>
      <Button size="small" aria-disabled={page === 0} onClick={() => step(page - 1)}>
        {t('previous')}
      </Button>
      <Button size="small" aria-disabled={page === pages - 1} onClick={() => step(page + 1)}>
        {t('next')}
      </Button>
    </nav>
  )
})
