import { openingTag, reportError } from '../../../core/element/report-error.ts'
import { emit } from '../../../core/events.ts'
import { focusOn } from '../../../core/focus/focusable.ts'
import { onOpenAround } from '../../../core/focus/open-around.ts'
import { onTexts } from '../../../core/i18n/texts.ts'
import { askCheck } from '../check-fields.ts'
import { bringIntoView } from '../errors/go-to-field.ts'
import { invalidFields } from '../errors/validity.ts'
import { fieldsOf } from '../fields.ts'
import type { FormContext, Steps } from '../form-context.ts'
import type { StepAnswers, StepsShown } from '../form-status.ts'
import { sendSectionChange } from '../parts/section-change.ts'
import { answersOf, findEnd, findSteps, headingOf, titleOf } from './read-steps.ts'

import { type StepEntry, StepHistory } from './step-history.ts'

export const hiddenStepMark = 'data-flx-away'
const off = 'data-flx-off'

class FormSteps implements Steps {
  #context: FormContext
  #steps: HTMLElement[]
  #end: HTMLElement[]
  #hasSummary: boolean
  #title: StepsShown['title'] = { current: null }
  #isBusy = false
  #history: StepHistory
  #entry: StepEntry = { step: 0, from: -1, isChange: false }
  #asking = new AbortController()

  constructor(context: FormContext, steps: HTMLElement[], hasSummary: boolean) {
    const { form, signal } = context
    this.#context = context
    this.#steps = steps
    this.#end = findEnd(form, steps)
    this.#hasSummary = hasSummary
    this.#history = new StepHistory(form, (entry) => this.#comeTo(entry), signal)
    onOpenAround((field) => this.#reveal(field), signal)
    const observer = new MutationObserver(() => this.#draw())
    observer.observe(form, { subtree: true, attributeFilter: [off] })
    form.addEventListener('reset', () => this.#begin(), { signal })
    const stopTexts = onTexts(() => this.#draw())
    signal.addEventListener('abort', () => {
      observer.disconnect()
      stopTexts()
      this.#undo()
    })
    this.#resume()
  }

  /** Indexes of the steps that no rule hides. */
  get #shown(): number[] {
    return [...this.#steps.keys()].filter((place) => !this.#steps[place]?.closest(`[${off}]`))
  }

  /** Index of the end: the summary, or the last step if there is no summary. */
  get #last(): number {
    return this.#hasSummary ? this.#steps.length : (this.#shown.at(-1) ?? 0)
  }

  #next(place: number): number {
    return this.#shown.find((each) => each > place) ?? this.#last
  }

  #previous(place: number): number {
    return this.#shown.findLast((each) => each < place) ?? place
  }

  /**
   * Returns the first step before this one that breaks the page's rules; this one, or the nearest shown before it, if
   * none does.
   */
  #reachable(place: number): number {
    const wrong = this.#shown.find((each) => each < place && this.#problemsIn(each))
    const nearest = place >= this.#steps.length ? this.#last : (this.#shown.findLast((each) => each <= place) ?? 0)
    return wrong ?? nearest
  }

  #problemsIn(place: number): boolean {
    const { form, checksItself } = this.#context
    return checksItself && invalidFields(form, (field) => this.#steps[place]?.contains(field) ?? false).length > 0
  }

  /** After a reload, returns to the same step, if the steps before it are valid. */
  #resume(): void {
    const known = this.#history.read()
    const entry = { from: -1, isChange: false, ...known, step: this.#reachable(known?.step ?? this.#shown[0] ?? 0) }
    this.#entry = entry
    this.#history.write(entry, 'replace')
    this.#draw()
  }

  /** Returns to the first step when the form is reset. */
  #begin(): void {
    this.#asking.abort()
    this.#entry = { step: this.#shown[0] ?? 0, from: -1, isChange: false }
    this.#history.write(this.#entry, 'replace')
    this.#draw()
  }

  goesOn(submitter: HTMLElement | null): boolean {
    const isEnter = submitter !== null && !submitter.checkVisibility()
    if (!isEnter || this.#entry.step === this.#last) return false
    void this.#goOn()
    return true
  }

  /** Leaves a step once it has passed the page's rules, and the server's check if there is one. */
  async #goOn(): Promise<void> {
    const { host, signal, fetchSending } = this.#context
    const { step: place } = this.#entry
    const step = this.#steps[place]
    if (!step) return
    const number = String(this.#shown.indexOf(place) + 1)
    try {
      const sending = await fetchSending()
      const ask = async () => {
        this.#asking = new AbortController()
        const stop = AbortSignal.any([this.#asking.signal, signal])
        const name = step.dataset['flxStep'] || number
        return askCheck(this.#context, { names: this.#namesIn(step), step: name, signal: stop })
      }
      const isPassed = await sending.passes((field) => step.contains(field), {
        ask: host.check ? ask : undefined,
        busy: (isBusy) => {
          this.#isBusy = isBusy
          this.#draw()
        },
        again: () => void this.#goOn(),
      })
      // The visitor may have gone to another step meanwhile.
      if (isPassed && this.#entry.step === place && !signal.aborted) this.#leave(place)
    } catch (error) {
      reportError(host, error)
    }
  }

  #namesIn(step: Element): Set<string> {
    const fields = fieldsOf(this.#context.form).filter((field) => step.contains(field) && !field.matches(':disabled'))
    return new Set(fields.map(({ name }) => name).filter(Boolean))
  }

  #leave(place: number): void {
    const isBack = this.#entry.isChange && this.#reachable(this.#last) === this.#last
    this.#go({ step: isBack ? this.#last : this.#next(place), from: place, isChange: false })
  }

  #goBack(): void {
    const { step, from } = this.#entry
    const previous = this.#previous(step)
    if (from === previous && this.#history.read()?.step === step) history.back()
    else this.#go({ step: previous, from: step, isChange: false })
  }

  #change(place: number): void {
    this.#go({ step: place, from: this.#entry.step, isChange: true })
  }

  #go(entry: StepEntry): void {
    this.#history.write(entry, 'push')
    this.#show(entry)
  }

  /** Follows Back and Forward, but never past a step that is still invalid. */
  #comeTo(entry: StepEntry): void {
    const now = { ...entry, step: this.#reachable(entry.step) }
    if (now.step !== this.#entry.step) {
      this.#show(now)
    } else {
      this.#entry = now
      this.#draw()
    }
  }

  #show(entry: StepEntry): void {
    const before = this.#entry.step
    this.#asking.abort()
    this.#entry = entry
    this.#draw()
    this.#visit()
    this.#tell(before)
  }

  /** Moves the focus to the heading of what is shown. */
  #visit(): void {
    const step = this.#steps[this.#entry.step]
    const target = step ? (headingOf(step) ?? step) : this.#title.current
    if (!target) return
    // Scrolling first forces layout: Firefox does not focus a legend that is not laid out yet.
    bringIntoView(target)
    focusOn(target)
  }

  /** Shows the step that contains a field, with a history entry of its own. */
  #reveal(field: Element): void {
    const place = this.#steps.findIndex((step) => step.contains(field))
    if (place < 0 || place === this.#entry.step) return
    const isChange = this.#entry.step === this.#last
    const before = this.#entry.step
    this.#entry = { step: place, from: before, isChange }
    this.#history.write(this.#entry, 'push')
    this.#draw()
    this.#tell(before)
  }

  #tell(before: number): void {
    const { host } = this.#context
    const { step: place } = this.#entry
    const step = this.#steps[place]
    const shown = this.#shown
    const nameOf = (each: HTMLElement | undefined): string => each?.dataset['flxStep'] || each?.id || ''
    emit(host, 'flx-form-step', { step: step ? shown.indexOf(place) + 1 : 0, count: shown.length, name: nameOf(step) })
    if (!step || (host.modeleid === '' && host.modeleident === '')) return
    const label = (at: number): string => nameOf(this.#steps[at]) || String(shown.indexOf(at) + 1)
    sendSectionChange(this.#context, step, { section: label(place), previous: label(before) }).catch((error: unknown) =>
      reportError(host, error),
    )
  }

  #draw(): void {
    const shown = this.#shown
    if (!shown.includes(this.#entry.step) && this.#entry.step < this.#steps.length) {
      this.#entry = { ...this.#entry, step: this.#reachable(this.#entry.step) }
    }
    const { step: place, isChange } = this.#entry
    const isEnd = place === this.#last
    const isLastStep = this.#next(place) === this.#steps.length
    const { form, status } = this.#context
    status.showSteps({
      steps: this.#steps.map((step, at) => ({ step, isAway: at !== place, n: shown.indexOf(at) + 1 })),
      total: shown.length,
      end: this.#end,
      isEnd,
      isFirst: place === shown[0],
      next: isEnd ? null : isChange ? 'back' : isLastStep ? 'to-summary' : 'next',
      isBusy: this.#isBusy,
      summary: isEnd && this.#hasSummary ? shown.flatMap((at) => this.#answersOf(form, at)) : null,
      title: this.#title,
      goBack: () => this.#goBack(),
      goOn: () => void this.#goOn(),
    })
  }

  #answersOf(form: HTMLFormElement, at: number): StepAnswers[] {
    const step = this.#steps[at]
    return step ? [{ title: titleOf(step), groups: answersOf(form, step), change: () => this.#change(at) }] : []
  }

  #undo(): void {
    this.#asking.abort()
    this.#context.status.showSteps(null)
  }
}

/** Starts showing a form step by step. Without script, and until this code has loaded, it is one long form. */
export function startSteps(context: FormContext, hasSummary: boolean): Steps | undefined {
  const { host, form } = context
  // A cloned form has the marks of its original.
  for (const each of form.querySelectorAll(`[${hiddenStepMark}]`)) each.removeAttribute(hiddenStepMark)
  const steps = findSteps(form)
  if (steps.length < 2) {
    console.warn(
      `flx : ${openingTag(host)} attend au moins deux étapes (des fieldset) : le formulaire reste d’un seul tenant.`,
    )
    return undefined
  }
  return new FormSteps(context, steps, hasSummary)
}
