import { Fragment, lazy, type ReactNode, Suspense } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { ArtDefs } from '../cards/art/ArtDefs.js';
import { Loading } from '../design/Notice.js';
import { isPlayable } from '../games/faces.js';
import { lastGame } from '../games/last.js';
import { Hall } from '../screens/hall/Hall.js';
import { useLanguage } from '../text/t.js';
import { Failed } from './Failed.js';
import { Missing } from './Missing.js';
import { isGame, paths } from './paths.js';
import { Shell } from './Shell.js';

const About = lazy(() => import('../screens/about/About.js'));
const Adventures = lazy(() => import('../screens/adventures/AdventuresScreen.js'));
const Begin = lazy(() => import('../screens/new/Begin.js'));
const Book = lazy(() => import('../screens/book/Book.js'));
const Box = lazy(() => import('../screens/box/Box.js'));
const Gallery = lazy(() => import('../screens/gallery/Gallery.js'));
const LessonRoom = lazy(() => import('../screens/lessons/LessonRoom.js'));
const Lessons = lazy(() => import('../screens/lessons/Lessons.js'));
const Maps = lazy(() => import('../screens/pattern-book/Maps.js'));
const PatternBook = lazy(() => import('../screens/pattern-book/PatternBook.js'));
const PatternTable = lazy(() => import('../screens/pattern-book/PatternTable.js'));
const RulebookScreen = lazy(() => import('../screens/rulebook/RulebookScreen.js'));
const SettingsScreen = lazy(() => import('../screens/settings/SettingsScreen.js'));
const Shared = lazy(() => import('../screens/shared/Shared.js'));
const TableRoom = lazy(() => import('../screens/table/Room.js'));
const WatchShared = lazy(() => import('../screens/shared/WatchShared.js'));

/** No word changes while it is shown: in another language the whole page is drawn anew. */
export function App() {
  return (
    <Fragment key={useLanguage()}>
      <ArtDefs />
      <Switch>
        <Route path={paths.patternTable}>{guarded(<PatternTable />)}</Route>
        <Route path={paths.patternMap}>{guarded(<Maps />)}</Route>
        <Route path="/table/:id">{({ id }) => guarded(<TableRoom id={id} />)}</Route>
        <Route path={paths.sharedWatch}>{guarded(<WatchShared />)}</Route>
        <Route path="/:game/lessons/:lesson">
          {({ game, lesson }) =>
            isPlayable(game) ? guarded(<LessonRoom game={game} lesson={lesson} />) : framed
          }
        </Route>
        <Route>{framed}</Route>
      </Switch>
    </Fragment>
  );
}

/** A room may take a moment to open, and may fail without taking the house with it. */
const guarded = (room: ReactNode) => (
  <Failed>
    <Suspense fallback={<Loading />}>{room}</Suspense>
  </Failed>
);

function Rooms() {
  return (
    <Switch>
      <Route path={paths.hall}>
        <Hall />
      </Route>
      <Route path={paths.file}>
        <Redirect to={paths.hall} replace />
      </Route>
      <Route path={paths.anyCards}>
        <Redirect to={paths.cards(lastGame())} replace />
      </Route>
      <Route path={paths.anyRules}>
        <Redirect to={paths.rules(lastGame())} replace />
      </Route>
      <Route path={paths.settings} component={SettingsScreen} />
      <Route path={paths.about} component={About} />
      <Route path={paths.patterns} component={PatternBook} />
      <Route path={paths.adventures} component={Adventures} />
      <Route path={paths.shared} component={Shared} />
      <Route path="/table/:id/book">{({ id }) => <Book id={id} />}</Route>
      <Route path="/:game/new">
        {({ game }) => (isPlayable(game) ? <Begin game={game} /> : <Missing />)}
      </Route>
      <Route path="/:game/lessons">
        {({ game }) => (isPlayable(game) ? <Lessons game={game} /> : <Missing />)}
      </Route>
      <Route path="/:game/cards/:card?">
        {({ game, card }) => (isPlayable(game) ? <Gallery game={game} open={card} /> : <Missing />)}
      </Route>
      <Route path="/:game/rules/:place?">
        {({ game, place }) => (isGame(game) ? <RulebookScreen game={game} place={place} /> : <Missing />)}
      </Route>
      <Route path="/:game">{({ game }) => (isGame(game) ? <Box game={game} /> : <Missing />)}</Route>
      <Route>
        <Missing />
      </Route>
    </Switch>
  );
}

const framed = <Shell>{guarded(<Rooms />)}</Shell>;
