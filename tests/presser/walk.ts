// The walk of one person: from home, press what was pressed least, look what it did, and go where something is left.
import type { Page } from 'playwright-core'
import { type Chance, chanceOf } from '../../demo/chance.ts'
import { type Atlas, newAtlas, type State } from './atlas.ts'
import { differences, judgeCalls, judgeConsole, judgePress, type Pressed, type Wrong } from './judges.ts'
import { kindOfControl, kindOfName, kindOfState } from './kinds.ts'
import { act, findStep, listenTo, lookAt, settle, stepTo, type Way, whatChanged } from './page.ts'
import { judgeState } from './states.ts'
import { textFor } from './typing.ts'
import type { Control, Finding, Sight, Step } from './what.ts'

export interface Walk {
  page: Page
  complaints: string[]
  home: string
  seed: string
  way: Way
  /** Whether to go on, after so many presses. */
  goesOn(presses: number): boolean
  /** Comes back in, after having logged out. */
  enter(): Promise<void>
  /** Each finding of a kind once, with the way to it. */
  found(finding: Finding, way: string[]): Promise<void> | void
  /** Whether a finding showed again, and the shortest way to it. */
  sure?(finding: Finding, way: string[], isSure: boolean): Promise<void> | void
  /** Whether nothing ever pressed this: that goes first. */
  wants?(sight: Sight, control: Control): boolean
  /** How often it goes back and reloads, from 0 to 1; what it does by itself when absent. */
  returns?: number
  /** Between two presses. */
  meanwhile?(): Promise<void>
}
const keyOf = ({ judge, what }: Wrong, where: string) => `${judge} ${kindOfName(what)} ${where.split('?')[0]}`
export const sayStep = ({ act, role, name, text }: Step): string =>
  `${act} ${role} “${name.slice(0, 60)}”${text === undefined ? '' : ` = “${text.slice(0, 40)}”`}`

const isField = ({ role, type }: Control) =>
  ['textbox', 'searchbox', 'spinbutton'].includes(role) || (role === 'combobox' && type !== 'button')
const backChance = 0.15
const reloadChance = 0.06
const fillChance = 0.7
const elsewhereChance = 0.3
const maxBroken = 3

export const walk = async (given: Walk): Promise<Atlas> => {
  const atlas = newAtlas(given.wants?.bind(given))
  await new Walker(given, atlas).run()
  return atlas
}

class Walker {
  readonly given: Walk
  readonly atlas: Atlas
  readonly chance: Chance
  readonly heard: ReturnType<typeof listenTo>
  readonly told = new Set<string>()
  sight!: Sight
  state!: State
  presses = 0
  broken = 0
  isTyped = false

  constructor(given: Walk, atlas: Atlas) {
    this.given = given
    this.atlas = atlas
    this.chance = chanceOf(given.seed)
    this.heard = listenTo(given.page, given.complaints)
  }

  async run(): Promise<void> {
    await this.open(this.given.home)
    while (this.given.goesOn(this.presses)) {
      try {
        await this.given.meanwhile?.()
        const control = this.choose()
        if (control) await this.press(control)
        else if (!(await this.goOn())) return
      } catch (error) {
        this.broken += 1
        // A product that hardly answers is not pressed for ever.
        if (this.broken > maxBroken + this.presses / 20) return
        await this.tell({ judge: 'broken', what: (error as Error).message.split('\n')[0]!.slice(0, 300) })
        // When this fails too, the next press does.
        await this.open(this.given.home).catch(() => undefined)
      }
    }
  }

  isTold(wrong: Wrong, where: string): boolean {
    return this.told.has(keyOf(wrong, where))
  }
  async tell(wrong: Wrong, step?: Step, where = this.state?.kind ?? ''): Promise<void> {
    if (this.isTold(wrong, where)) return
    this.told.add(keyOf(wrong, where))
    const way = this.state ? this.atlas.wayTo(this.state).map(sayStep) : []
    await this.given.found({ ...wrong, where }, [...way, ...(step ? [sayStep(step)] : [])])
  }

  /** What came by itself, after no press. */
  async judgeRest(): Promise<void> {
    const heard = this.heard()
    // Two of the same may come from two events of others.
    const wrong = [...judgeConsole({ heard }), ...judgeCalls({ heard }).filter(({ judge }) => judge === 'failed')]
    for (const each of wrong) await this.tell(each)
  }
  /** Goes to an address, as from a bookmark. */
  async open(address: string): Promise<void> {
    await this.judgeRest()
    await this.given.page.goto(address)
    await this.arrive()
    this.isTyped = false
  }
  async arrive(by?: Step): Promise<void> {
    const { page } = this.given
    const isApp = new URL(page.url()).origin === new URL(this.given.home).origin
    if (!isApp) return this.open(this.given.home)
    await settle(page)
    this.sight = await lookAt(page)
    if (this.sight.address.startsWith('/account/inloggen') && !this.given.home.includes('/account/')) {
      await this.given.enter()
      return this.open(this.given.home)
    }
    const isNew = this.atlas.isNew(this.sight)
    const from = by ? this.state : undefined
    this.state = this.atlas.see(this.sight, from, by)
    await this.judgeRest()
    if (isNew) await this.judgeNew()
  }
  /** What is wrong with a state stays so: a second look is sure. */
  async judgeNew(): Promise<void> {
    const { page, sure } = this.given
    const { state, sight } = this
    const wrong = await judgeState(page, sight)
    const again = wrong.length > 0 ? await judgeState(page, await lookAt(page)) : []
    const way = [`open ${state.address}`, ...state.opens.map(sayStep)]
    for (const each of wrong.filter(one => !this.isTold(one, state.kind))) {
      await this.tell(each)
      const isSure = again.some(({ judge, what }) => judge === each.judge && what === each.what)
      await sure?.({ ...each, where: state.kind }, way, isSure)
    }
    this.sight = await lookAt(page)
    if (kindOfState(this.sight) !== state.kind) await this.arrive()
  }

  /** What was pressed least; nothing when all of it was. */
  choose(): Control | undefined {
    const may = this.sight.controls.filter(each => !each.isOff && !each.isReadOnly)
    const fresh = may.filter(each => !this.atlas.pressed.get(kindOfControl(this.sight, each)))
    const wanted = fresh.filter(each => this.given.wants?.(this.sight, each))
    if (wanted.length > 0) return this.chance.pick(wanted)
    const isElsewhere = this.given.wants && (this.atlas.nearest()?.wanted.size ?? 0) > 0
    return fresh.length > 0 && !(isElsewhere && this.chance.isTrue(elsewhereChance)) ? this.chance.pick(fresh) : undefined
  }

  /** To a state where something is left; false when nothing is. */
  async goOn(): Promise<boolean> {
    const next = this.atlas.nearest()
    if (!next) return false
    next.tries += 1
    await this.open(next.address)
    for (const step of next.opens) {
      const control = findStep(this.sight, step)
      if (!control || control.isOff) return true
      await this.doStep(control, step)
    }
    return true
  }

  stepFor(control: Control): Promise<Step> | Step {
    if (control.role === 'file') return stepTo(this.sight, control, 'hand in')
    if (isField(control) && control.role !== 'combobox') return stepTo(this.sight, control, 'type', textFor(control, this.chance))
    return this.choiceFor(control)
  }
  async choiceFor(control: Control): Promise<Step> {
    const options = await this.given.page.evaluate<string[]>(`presser.optionsOf(${control.place})`)
    if (options.length > 0) return stepTo(this.sight, control, 'choose', this.chance.pick(options))
    if (control.role === 'combobox' && isField(control)) return stepTo(this.sight, control, 'type', textFor(control, this.chance))
    return stepTo(this.sight, control, 'press')
  }

  async press(control: Control): Promise<void> {
    if (control.isSubmit && this.chance.isTrue(fillChance)) {
      await this.fillIn()
      const again = findStep(this.sight, stepTo(this.sight, control, 'press'))
      if (!again || again.isOff) return
    }
    const target = findStep(this.sight, stepTo(this.sight, control, 'press')) ?? control
    await this.doStep(target, await this.stepFor(target))
  }
  async fillIn(): Promise<void> {
    const empty = this.sight.controls.filter(each => isField(each) && each.isEmpty && !each.isOff && !each.isReadOnly)
    for (const each of empty.slice(0, 12)) {
      const step = await this.stepFor(each)
      const field = findStep(this.sight, step)
      if (field) await this.doStep(field, step)
    }
  }

  /** Does it, and tells what it did. */
  async perform(control: Control, step: Step): Promise<Pressed> {
    const { page, way } = this.given
    const before = this.sight
    const over = await act(page, control, step, way)
    await settle(page)
    const done = await whatChanged(page)
    const after = await lookAt(page)
    const { meanwhile } = this.given
    return {
      control,
      step,
      before,
      done,
      heard: this.heard(),
      after,
      over,
      byKeys: way.keys ?? false,
      amongOthers: Boolean(meanwhile),
    }
  }
  async doStep(control: Control, step: Step): Promise<void> {
    const { sight: before, state, atlas } = this
    const kind = kindOfControl(before, control)
    this.presses += 1
    atlas.pressed.set(kind, (atlas.pressed.get(kind) ?? 0) + 1)
    await this.judgeRest()
    const pressed = await this.perform(control, step)
    if (step.act !== 'press') this.isTyped = true
    const wrong = judgePress(pressed).filter(each => !this.isTold(each, state.kind))
    for (const each of wrong) await this.tell(each, step, state.kind)
    await this.arrive(step)
    const isElsewhere = before.address !== this.sight.address || before.layer !== this.sight.layer
    const { asked } = pressed.heard
    if (wrong.length > 0) await this.tryAgain(state, step, wrong)
    else if (isElsewhere && this.sight.steps > before.steps && asked.every(({ call }) => call.startsWith('GET ')))
      await this.comeBack(before, state, step)
    else if (isElsewhere && !this.sight.layer && !this.isTyped && this.chance.isTrue(this.given.returns ?? reloadChance))
      await this.reload()
    if (isElsewhere) this.isTyped = false
  }

  /** The shortest way to what was found: from the address of its state. What shows again is sure; what does not, is told as seen once. */
  async tryAgain(state: State, step: Step, wrong: Wrong[]): Promise<void> {
    const short = [`open ${state.address}`, ...[...state.opens, step].map(sayStep)]
    const again = await this.repeat(state, step)
    for (const each of wrong) {
      const isSure = again.some(other => other.judge === each.judge)
      await this.given.sure?.({ ...each, where: state.kind }, short, isSure)
    }
  }
  async repeat(state: State, step: Step): Promise<Wrong[]> {
    await this.open(state.address)
    for (const each of state.opens) {
      const control = findStep(this.sight, each)
      if (!control || control.isOff) return []
      await this.perform(control, each)
      await this.arrive()
    }
    const control = findStep(this.sight, step)
    if (!control || control.isOff) return []
    const pressed = await this.perform(control, step)
    await this.arrive()
    return judgePress(pressed)
  }

  /** Back must show what was there. */
  async comeBack(before: Sight, from: State, step: Step): Promise<void> {
    if (this.isTyped || !this.chance.isTrue(this.given.returns ?? backChance)) return
    await this.given.page.goBack()
    await settle(this.given.page)
    const after = await lookAt(this.given.page)
    const wrong = differences(before, after)
    await this.arrive()
    if (wrong.length === 0) return
    const finding = { judge: 'back', what: `after going back: ${wrong.slice(0, 3).join('; ')}` }
    if (this.isTold(finding, from.kind)) return
    await this.tell(finding, step, from.kind)
    // There and back again: what differs then too is no matter of when one looked.
    await this.given.page.goForward()
    await settle(this.given.page)
    await this.given.page.goBack()
    await settle(this.given.page)
    const isSure = differences(before, await lookAt(this.given.page)).length > 0
    await this.given.sure?.({ ...finding, where: from.kind }, [`open ${from.address}`, sayStep(step), 'back'], isSure)
    await this.arrive()
  }
  async reload(): Promise<void> {
    const before = this.sight
    await this.given.page.reload()
    await this.arrive()
    const wrong = differences(before, this.sight)
    const finding = { judge: 'reload', what: `after a reload: ${wrong.slice(0, 3).join('; ')}` }
    if (wrong.length === 0 || this.isTold(finding, this.state.kind)) return
    await this.tell(finding)
    const where = this.state.kind
    await this.given.page.reload()
    await this.arrive()
    const isSure = differences(before, this.sight).length > 0
    await this.given.sure?.({ ...finding, where }, [`open ${before.address}`, 'reload'], isSure)
  }
}
