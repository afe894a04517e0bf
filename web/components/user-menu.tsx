import { Menu, useMantineColorScheme } from '@mantine/core'
import type { ComponentType } from 'react'
import { AppLink } from './app-link.tsx'
import { Avatar } from './avatar.tsx'
import { ChevronDownIcon, LogoutIcon, MoonIcon, SunIcon } from './icons.tsx'
import { useLeadsSomewhere } from './use-leads-somewhere.ts'
import classes from './user-menu.module.css'

type Props = {
  name: string
  /** What one is here: "Planner". */
  description: string
  photo?: string | null | undefined
  items?: { href: string; label: string; icon: ComponentType<{ size?: number }> }[]
  onLogout: () => void
}

/** Who one is, with what belongs to the person and not to the work. */
export function UserMenu({ name, description, photo, items = [], onLogout }: Props) {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const dark = colorScheme === 'dark'
  const leadsSomewhere = useLeadsSomewhere()
  return (
    <Menu position="bottom-end" width={280}>
      <Menu.Target>
        <button type="button" className={classes.user}>
          <span className="unseen">Menu van </span>
          <Avatar name={name} photo={photo} size="sm" />
          <span className={classes.name}>{name}</span>
          <span className={classes.chevron}>
            <ChevronDownIcon size={18} />
          </span>
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.who}>
          <strong>{name}</strong>
          <span>{description}</span>
        </div>
        <Menu.Divider />
        {items.filter(leadsSomewhere).map(({ href, label, icon: Icon }) => (
          <Menu.Item key={href} leftSection={<Icon size={20} />} renderRoot={props => <AppLink {...props} href={href} />}>
            {label}
          </Menu.Item>
        ))}
        <Menu.Item
          leftSection={dark ? <SunIcon size={20} /> : <MoonIcon size={20} />}
          closeMenuOnClick={false}
          onClick={() => setColorScheme(dark ? 'light' : 'dark')}
        >
          {dark ? 'Lichte weergave' : 'Donkere weergave'}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<LogoutIcon size={20} />} onClick={onLogout}>
          Uitloggen
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
