import { formatDayAs } from '../../core/french/day.ts'
import { countOf, formatNumber } from '../../core/french/number.ts'

import { colon } from '../../core/i18n/texts.ts'
import { formatPrice } from '../../domain/price/format-price.ts'
import type { AccountList, AccountRow, RowAction } from './account-contract.ts'
import { accountTexts as t } from './account-messages.ts'

interface ActionProps {
  action: RowAction
  service: string
  /** Title of the row, added to the button's name for screen readers. */
  of: string
  id: string
}

const look = ({ isMain }: RowAction): string => `flx-button flx-button--small${isMain ? ' flx-button--primary' : ''}`

function Label({ action: { label }, of }: Pick<ActionProps, 'action' | 'of'>) {
  return (
    <>
      {label}
      {of && <span className="flx-visually-hidden"> {of}</span>}
    </>
  )
}

function Question({ question, id }: { question: NonNullable<RowAction['question']>; id: string }) {
  const { name, label, value, choices } = question
  if (choices.length > 0) {
    return (
      <fieldset className="flx-account__options">
        <legend className="flx-account__label">{label}</legend>
        {choices.map((choice) => (
          <label key={choice.value} className="flx-account__option">
            <input type="radio" name={name} value={choice.value} defaultChecked={choice.value === value} required />{' '}
            {choice.label}
          </label>
        ))}
      </fieldset>
    )
  }
  return (
    <>
      <label className="flx-account__label" htmlFor={id}>
        {label}
      </label>
      <input className="flx-account__input" id={id} name={name} defaultValue={value} maxLength={60} required />
    </>
  )
}

function ActionForm({ action, service, of, id }: ActionProps) {
  const { question, fields, confirmation } = action
  return (
    <form className="flx-account__form" method="post" action={service}>
      <input type="hidden" name="action" value={action.action} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {question && <Question question={question} id={`${id}-${question.name}`} />}
      <button type="submit" className={look(action)} data-flx-confirm={confirmation || undefined}>
        {question ? t('send') : <Label action={action} of={of} />}
      </button>
    </form>
  )
}

/** Renders an action: a link, a button that sends, or a `<details>` with the input to fill in first. */
function Action({ action, service, of, id }: ActionProps) {
  if (action.href) {
    return (
      <a className={action.isPopup ? `${look(action)} squeezebox` : look(action)} href={action.href}>
        <Label action={action} of={of} />
      </a>
    )
  }
  if (!action.question) return <ActionForm action={action} service={service} of={of} id={id} />
  return (
    <details className="flx-account__more">
      <summary className={look(action)}>
        <Label action={action} of={of} />
      </summary>
      <ActionForm action={action} service={service} of={of} id={id} />
    </details>
  )
}

function Actions({ actions, service, of, id }: { actions: RowAction[] } & Omit<ActionProps, 'action'>) {
  if (actions.length === 0) return null
  return (
    <div className="flx-account__actions">
      {actions.map((action) => (
        <Action key={action.label} action={action} service={service} of={of} id={`${id}-${action.action}`} />
      ))}
    </div>
  )
}

/** Formats points with their sign: « +45 points ». */
const signed = (points: number): string =>
  `${points > 0 ? '+' : points < 0 ? '−' : ''}${countOf(Math.abs(points), 'point')}`

function Worth({ amount, points }: Pick<AccountRow, 'amount' | 'points'>) {
  if (amount === null && points === null) return null
  const text = amount === null ? signed(points ?? 0) : formatPrice(amount, 'ttc')
  return <p className="flx-account__amount">{text}</p>
}

function Row({ row, name, service }: { row: AccountRow; name: string; service: string }) {
  const { id, title, href, day, texts, state, history, actions } = row
  const key = `flx-${name}-${id}`
  return (
    <li className="flx-account__row" id={key}>
      <div className="flx-account__what">
        <p className="flx-account__title">
          {href ? (
            <a className="flx-account__link" href={href}>
              {title}
            </a>
          ) : (
            title
          )}{' '}
          {state && <span className={`flx-account__state flx-account__state--${state.meaning}`}>{state.label}</span>}
        </p>
        {day && (
          <p className="flx-account__text">
            <time className="flx-account__day" dateTime={day}>
              {formatDayAs(day, { dateStyle: 'long' })}
            </time>
          </p>
        )}
        {texts.map((text) => (
          <p className="flx-account__text" key={text}>
            {text}
          </p>
        ))}
        {history.length > 0 && (
          <details className="flx-fold flx-account__history">
            <summary className="flx-account__label">{t('history')}</summary>
            <ul className="flx-account__past">
              {history.map((text) => (
                <li className="flx-account__text" key={text}>
                  {text}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <Worth {...row} />
      <Actions actions={actions} service={service} of={title} id={key} />
    </li>
  )
}

function Filters({ filters }: Pick<AccountList, 'filters'>) {
  return filters.map(({ label, choices }) => (
    <nav className="flx-account__filter" key={label} aria-label={label}>
      <span className="flx-account__label" aria-hidden="true">
        {label}
        {colon()}
      </span>
      <ul className="flx-account__choices" role="list">
        {choices.map((choice) => (
          <li key={choice.label} className="flx-account__choice">
            <a className="flx-account__pick" href={choice.href} aria-current={choice.isCurrent ? 'true' : undefined}>
              {choice.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  ))
}

function Pages({ page, pages, previousHref, nextHref }: AccountList) {
  if (pages < 2) return null
  return (
    <nav className="flx-account__pages" aria-label={t('pages')}>
      {previousHref && (
        <a className="flx-button flx-button--small" href={previousHref} rel="prev">
          {t('previous')}
        </a>
      )}
      <span className="flx-account__text">{t('page', { page: formatNumber(page), pages: formatNumber(pages) })}</span>
      {nextHref && (
        <a className="flx-button flx-button--small" href={nextHref} rel="next">
          {t('next')}
        </a>
      )}
    </nav>
  )
}

export interface ListViewProps {
  list: AccountList
  /** `liste_cmd` and so on: the end of the parameter `p` (ACC-02). */
  name: string
  /** Address to which the forms are sent: `…/boutique/compte/traitement.php`. */
  service: string
}

/** Renders a list of the account, with the same markup as the server's. */
export function ListView({ list, name, service }: ListViewProps) {
  const { rows, facts, filters, empty, actions } = list
  return (
    <div className="flx-account__list" data-flx-list={name}>
      {facts.length > 0 && (
        <dl className="flx-account__facts">
          {facts.map(({ label, value }) => (
            <div className="flx-account__fact" key={label}>
              <dt className="flx-account__label">{label}</dt>
              <dd className="flx-account__value">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <Actions actions={actions} service={service} of="" id={`flx-${name}`} />
      <Filters filters={filters} />
      {rows.length > 0 ? (
        <ul className="flx-account__rows" role="list">
          {rows.map((row) => (
            <Row key={row.id} row={row} name={name} service={service} />
          ))}
        </ul>
      ) : (
        <p className="flx-account__empty">
          {empty.text || t('empty')}{' '}
          {empty.href && (
            <a className="flx-account__link" href={empty.href}>
              {empty.label}
            </a>
          )}
        </p>
      )}
      <Pages {...list} />
    </div>
  )
}
