import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { Loading } from './Loading.js';
import { Missing } from './Missing.js';
import { paths } from './paths.js';
import { Shell } from './Shell.js';

const PatternBook = lazy(() => import('../screens/pattern-book/PatternBook.js'));

export function App() {
  return (
    <Shell>
      <Suspense fallback={<Loading />}>
        <Switch>
          <Route path={paths.patterns}>
            <PatternBook />
          </Route>
          <Route>
            <Missing />
          </Route>
        </Switch>
      </Suspense>
    </Shell>
  );
}
