// The names of the router that the shell and public pages begin with.
export {
  createBrowserRouter,
  isRouteErrorResponse,
  matchRoutes,
  Navigate,
  Outlet,
  RouterProvider,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRouteError,
  type Params,
  type RouteObject,
} from 'react-router-dom'
