import { useCombobox } from 'downshift'
import { type ComponentProps, type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { folded, isFoundIn } from '#rules/typed/folded.ts'
import { placeBelow } from '../layers/place-below.ts'
import { ChevronDownIcon, CloseIcon } from '../marks/icons.tsx'
import classes from './combobox.module.css'
import { Field, type FieldLook } from './field.tsx'

export type Choosable = {
  value: string
  label: string
  /** A second line, to tell similar options apart. */
  about?: string | undefined
}
/** A remote search: it gets what is typed, after a pause, and reports its state. */
export type Search = { onSearch: (text: string) => void; busy: boolean; failed: boolean; onRetry: () => unknown }

type Shared = FieldLook & { label: string; name?: string; placeholder?: string; options: readonly Choosable[]; search?: Search }
type Props = Shared & { value: Choosable | null; onChange: (option: Choosable | null) => void }
type ListProps = Shared & {
  chosen: Choosable | null
  /** Clears the field after a choice and keeps the list open. */
  several?: boolean
  onChoose: (option: Choosable | null) => void
  /** Backspace in an empty field. */
  onBack?: () => void
}

const pauseMs = 200
const notChosen = 'Kies uit de lijst, of maak het veld leeg.'
const holds = (text: string) => (option: Choosable) => isFoundIn(option.label, text)

/**
 * One of many, found by typing; Enter and Tab take the first. Text that matches no choice stays in the field, which then shows an
 * error.
 */
export function Combobox({ value, onChange, ...shared }: Props) {
  return <ListField {...shared} chosen={value} onChoose={onChange} />
}

type SeveralProps = Shared & { values: readonly string[]; onChange: (values: string[]) => void }

/** Several of many, found by typing. Chosen items are listed below the field; pressing one removes it. */
export function MultiCombobox({ values, onChange, options, ...shared }: SeveralProps) {
  const chosen = values.map(value => options.find(option => option.value === value) ?? { value, label: '…' })
  return (
    <div>
      <ListField
        {...shared}
        several
        options={options.filter(option => !values.includes(option.value))}
        chosen={null}
        onChoose={option => option && onChange([...values, option.value])}
        onBack={() => onChange(values.slice(0, -1))}
      />
      {chosen.length > 0 && (
        <ul className={`wrap gap-6 above-8 ${classes.chips}`} aria-label={`${shared.label}: gekozen`}>
          {chosen.map(({ value, label }) => (
            <li key={value}>
              <button type="button" onClick={() => onChange(values.filter(one => one !== value))}>
                {label}
                <CloseIcon size={16} />
                <span className="unseen"> wissen</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The text of the field: it follows the choice, also one made from outside, and never changes otherwise. */
function useText(chosen: Choosable | null) {
  const [text, setText] = useState(chosen?.label ?? '')
  const told = useRef(chosen?.value)
  useEffect(() => {
    if (chosen?.value === told.current) return
    told.current = chosen?.value
    setText(chosen?.label ?? '')
  }, [chosen?.value, chosen?.label])
  return { text, setText, told }
}

/** Runs something now, or after the press in progress: a layout shift must not move things away under the finger. */
function useAfterPress() {
  const pressed = useRef(false)
  useEffect(() => {
    const follow = ({ type }: MouseEvent) => {
      pressed.current = type === 'mousedown'
    }
    const types = ['mousedown', 'mouseup'] as const
    for (const type of types) addEventListener(type, follow, { capture: true })
    return () => {
      for (const type of types) removeEventListener(type, follow, { capture: true })
    }
  }, [])
  return (run: () => void) => {
    // The click event comes on release, after this one.
    if (pressed.current) addEventListener('mouseup', () => setTimeout(run), { capture: true, once: true })
    else run()
  }
}

/**
 * Runs a remote search, after a pause. Until it has answered, the list belongs to an earlier text: Enter or Tab pressed before
 * that takes the first result once it arrives.
 */
function useAnswer(term: string, search: Search | undefined, takeFirst: () => void) {
  const [asked, setAsked] = useState(term)
  const [isAwaited, setAwaited] = useState(false)
  const isFresh = !search || (asked === term && !search.busy && !search.failed)
  useEffect(() => {
    const ask = () => {
      search?.onSearch(term)
      setAsked(term)
    }
    const timer = setTimeout(ask, pauseMs)
    return () => clearTimeout(timer)
  }, [term])
  useEffect(() => {
    if (!isAwaited || !isFresh) return
    setAwaited(false)
    takeFirst()
  }, [isAwaited, isFresh])
  const press = (event: KeyboardEvent) => {
    if (isFresh || !term || event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Tab')) return
    setAwaited(true)
    if (event.key === 'Tab') return
    event.preventDefault()
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
  }
  return { isFresh, isAwaited, press, forget: () => setAwaited(false) }
}

function ListField({ chosen, several = false, onChoose, onBack, options, search, name, placeholder, ...look }: ListProps) {
  const key = useId()
  const { text, setText, told } = useText(chosen)
  const [left, setLeft] = useState(false)
  const afterPress = useAfterPress()
  const [box, panel] = [useRef<HTMLInputElement>(null), useRef<HTMLDivElement>(null)]
  const term = text === chosen?.label ? '' : text.trim()
  const items = search ? options : options.filter(holds(term))
  const choose = (option: Choosable | null, written: string) => {
    setText(written)
    setLeft(false)
    if (option?.value === told.current && !several) return
    told.current = several ? undefined : option?.value
    onChoose(option)
  }
  const answer = useAnswer(term, search, () => {
    if (items[0] && term) choose(items[0], several ? '' : items[0].label)
    if (!several) list.closeMenu()
  })
  const list = useCombobox<Choosable>({
    items: [...items],
    inputId: key,
    labelId: `${key}-label`,
    inputValue: text,
    selectedItem: chosen,
    itemToString: option => option?.label ?? '',
    itemToKey: option => option?.value,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && choose(selectedItem, several ? '' : selectedItem.label),
    stateReducer: (state, { type, changes }) => {
      // Escape closes the list; on a second Escape the library would clear the field.
      const isOld = type === useCombobox.stateChangeTypes.InputBlur && !answer.isFresh
      if (isOld || type === useCombobox.stateChangeTypes.InputKeyDownEscape)
        return { ...state, isOpen: false, highlightedIndex: -1 }
      // Show what Enter and Tab will take: the first match.
      if (type === useCombobox.stateChangeTypes.InputChange)
        return { ...changes, highlightedIndex: changes.inputValue?.trim() ? 0 : -1 }
      return several && changes.selectedItem ? { ...changes, isOpen: true } : changes
    },
  })
  useLayoutEffect(() => {
    if (!list.isOpen) return
    panel.current?.showPopover()
    const stop = placeBelow(panel.current!, box.current!, true)
    return () => {
      stop()
      panel.current?.hidePopover()
    }
  }, [list.isOpen])
  const leave = () => {
    const meant = items.find(option => folded(option.label) === folded(term))
    if (meant && term) choose(meant, several ? '' : meant.label)
    else afterPress(() => setLeft(true))
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && !text) onBack?.()
    if (list.isOpen) answer.press(event)
    if (event.key !== 'Escape' || !list.isOpen) return
    // Keeps a surrounding dialog open.
    event.preventDefault()
    event.stopPropagation()
  }
  // Makes the form's own validation fail while the text matches no choice.
  useEffect(() => box.current?.setCustomValidity(term && notChosen), [term])
  const unchosen = left && term && !list.isOpen && !answer.isAwaited ? notChosen : undefined
  const type = (written: string) => {
    setText(written)
    setLeft(false)
    answer.forget()
    // Once the text changes it is no longer the chosen option.
    if (!several && told.current !== undefined) {
      told.current = undefined
      onChoose(null)
    }
  }
  const onClear = () => {
    choose(null, '')
    box.current?.focus()
  }
  const toggle = list.getToggleButtonProps({ 'aria-label': `${look.label}: lijst tonen` })
  const rightSection = <Ends label={look.label} onClear={text ? onClear : undefined} toggle={toggle} />
  const frame = { ...look, error: unchosen ?? look.error, rightSection, rightSectionWidth: text ? 86 : 42 }
  return (
    <Field id={key} look={frame}>
      {control => (
        <>
          <input
            {...list.getInputProps({
              ref: box,
              onChange: event => type(event.currentTarget.value),
              onBlur: leave,
              onKeyDown: press,
              onInvalid: () => setLeft(true),
            })}
            {...control}
            {...(items.length === 0 && { 'aria-activedescendant': '' })}
            name={name}
            placeholder={placeholder}
          />
          <div ref={panel} popover="manual" className={`rounded outlined on-card floats ink ${classes.panel}`}>
            <ul {...list.getMenuProps()}>
              {list.isOpen &&
                items.map((option, index) => (
                  <li key={option.value} {...list.getItemProps({ item: option, index })}>
                    {option.label}
                    {option.about && <span>{option.about}</span>}
                  </li>
                ))}
            </ul>
            {list.isOpen && <State search={search} empty={items.length === 0} />}
          </div>
        </>
      )}
    </Field>
  )
}

type EndsProps = { label: string; onClear: (() => void) | undefined; toggle: ComponentProps<'button'> }
/** The buttons at the end of the field: one clears it, one opens the list. */
const Ends = ({ label, onClear, toggle }: EndsProps) => (
  <>
    {onClear && (
      <button type="button" aria-label={`${label} wissen`} onClick={onClear}>
        <CloseIcon size={20} />
      </button>
    )}
    <button {...toggle} type="button">
      <ChevronDownIcon size={20} />
    </button>
  </>
)

/** Why the list is empty, and what to do. */
function State({ search, empty }: { search: Search | undefined; empty: boolean }) {
  if (search?.failed)
    return (
      <div role="alert" className={`wrap-row soft ${classes.state}`}>
        Zoeken lukte niet.
        {/* The field keeps the focus, and hears of no touch outside the list: so that stays open. */}
        <button
          type="button"
          onMouseDown={event => event.preventDefault()}
          onTouchEnd={event => event.stopPropagation()}
          onClick={() => void search.onRetry()}
        >
          Opnieuw proberen
        </button>
      </div>
    )
  const said = search?.busy ? 'Zoeken…' : empty ? 'Niets gevonden' : ''
  return (
    <p role="status" className={said ? `wrap-row soft ${classes.state}` : 'unseen'}>
      {said}
    </p>
  )
}
