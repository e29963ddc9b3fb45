import { lazy, Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { Home } from './home/home.tsx'
import { SettingsProvider } from './settings.tsx'
import { Catch } from './shell/catch.tsx'
import { Loading, Nowhere } from './shell/states.tsx'

const SetupPage = lazy(async () => ({ default: (await import('./setup/setup.tsx')).SetupPage }))
const TablePage = lazy(async () => ({ default: (await import('./table/page.tsx')).TablePage }))
const ReplayPage = lazy(async () => ({ default: (await import('./replay/replay.tsx')).ReplayPage }))
const RulesPage = lazy(async () => ({ default: (await import('./rules/rules.tsx')).RulesPage }))
const TablesPage = lazy(async () => ({ default: (await import('./online/tables.tsx')).TablesPage }))
const GamesPage = lazy(async () => ({ default: (await import('./online/games.tsx')).GamesPage }))
const ProfilePage = lazy(async () => ({ default: (await import('./online/profile.tsx')).ProfilePage }))
const NewTablePage = lazy(async () => ({ default: (await import('./online/new.tsx')).NewTablePage }))
const JoinPage = lazy(async () => ({ default: (await import('./online/join.tsx')).JoinPage }))
const OnlinePage = lazy(async () => ({ default: (await import('./online/page.tsx')).OnlinePage }))
const AccountPage = lazy(async () => ({ default: (await import('./online/account.tsx')).AccountPage }))
const ResetPage = lazy(async () => ({ default: (await import('./online/reset.tsx')).ResetPage }))
const SourcesPage = lazy(async () => ({ default: (await import('./provenance/sources.tsx')).SourcesPage }))
const CampaignsPage = lazy(async () => ({ default: (await import('./campaign/page.tsx')).CampaignsPage }))
const AboutPage = lazy(async () => ({ default: (await import('./about/about.tsx')).AboutPage }))

/** The app: which page stands at which address. */
export function App() {
  return (
    <SettingsProvider>
      <Catch>
        <Suspense fallback={<Loading />}>
          <Switch>
            <Route path="/" component={Home} />
            <Route path="/play/:game">{({ game }) => <SetupPage game={game} key={game} />}</Route>
            <Route path="/table/:id/:as?">
              {({ id, as }) => <TablePage id={id} inText={as === 'text'} key={id} />}
            </Route>
            <Route path="/replay/:id">{({ id }) => <ReplayPage id={id} key={id} />}</Route>
            <Route path="/rules/:game">{({ game }) => <RulesPage game={game} key={game} />}</Route>
            <Route path="/sources/:game">{({ game }) => <SourcesPage game={game} key={game} />}</Route>
            <Route path="/tables" component={TablesPage} />
            <Route path="/games" component={GamesPage} />
            <Route path="/people/:id">{({ id }) => <ProfilePage id={id} key={id} />}</Route>
            <Route path="/tables/new" component={NewTablePage} />
            <Route path="/join/:code">{({ code }) => <JoinPage code={code} key={code} />}</Route>
            <Route path="/online/:id/:as?">
              {({ id, as }) => <OnlinePage id={id} inText={as === 'text'} key={id} />}
            </Route>
            <Route path="/account" component={AccountPage} />
            <Route path="/reset/:person/:until/:proof">
              {({ until, ...link }) => <ResetPage {...link} until={Number(until)} />}
            </Route>
            <Route path="/campaigns/:game?">{({ game }) => <CampaignsPage game={game} />}</Route>
            <Route path="/about" component={AboutPage} />
            <Route component={Nowhere} />
          </Switch>
        </Suspense>
      </Catch>
    </SettingsProvider>
  )
}
