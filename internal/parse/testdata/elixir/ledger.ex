defmodule Bank.Ledger do
  @moduledoc """
  Keeps the entries of an account.

      iex> def not_a_function, do: 1
  """

  use GenServer, restart: :transient
  use Bank.Audit, level: :info
  alias Bank.{Entry, Store.Money}
  alias Bank.Accounts.Account, as: Owner
  alias __MODULE__.Page
  import Ecto.Query, only: [from: 2, where: 3]
  import Bank.Format
  require Logger
  @behaviour Bank.Book

  @limit 100
  @empty %Entry{amount: 0}
  @type t :: %__MODULE__{owner: Owner.t(), entries: [Entry.t()], total: Money.t() | nil}
  @typedoc "How it ended."
  @typep outcome :: {:ok, t} | {:error, atom}

  @callback close(t, reason :: term) :: {:ok, Money.t()} | {:error, term}

  defstruct [:owner, entries: [], total: nil, page: Page.first()]

  defmodule Page do
    @moduledoc false
    defstruct number: 1
    def first, do: %__MODULE__{}
  end

  defguard is_large(entry) when entry.amount > @limit

  @doc "Adds an entry."
  @doc since: "1.2"
  @spec add(t, Entry.t(), keyword) :: outcome
  def add(ledger, entry, opts \\ [])

  def add(%__MODULE__{owner: %Owner{} = owner} = ledger, %Entry{} = entry, opts) when is_large(entry) do
    with {:ok, checked} <- Owner.check(owner, entry),
         total = Money.add(ledger.total, checked.amount) do
      {:ok, %{ledger | entries: [entry | ledger.entries], total: total}}
    else
      {:error, %Bank.Refused{reason: reason}} -> refuse(reason)
    end
  end

  # Small ones need no check.
  def add(ledger, entry, _opts), do: {:ok, put(ledger, entry)}

  def add(ledger, entry, opts, retries) when retries > 0 do
    add(ledger, entry, opts)
  rescue
    e in [Bank.Refused] -> Bank.Refused.message(e)
  end

  defp put(ledger, entry), do: Map.update!(ledger, :entries, &[entry | &1])

  @spec names([Entry.t()]) :: [String.t()]
  def names(entries) do
    entries
    |> Enum.filter(fn entry -> entry.owner.active? end)
    |> Enum.map(&label/1)
    |> join(", ")
    |> Owner.sign!()
  end

  def total(ledger) do
    for %Entry{amount: amount} <- ledger.entries, amount.valid, reduce: 0 do
      sum -> Money.plus(sum, amount)
    end
  end

  @impl true
  def handle_call({:close, reason}, _from, ledger) do
    case Bank.Book.close(ledger, reason) do
      {:ok, money} -> {:reply, money.amount, ledger}
      {:error, why} when why != nil -> Logger.error("no: #{inspect(why)} #{Money.format(why)}")
    end

    send(self(), {:closed, @limit})
    Enum.each(ledger.entries, &Entry.archive(&1, @empty))
    apply(Bank.Mailer, :deliver, [ledger])
    owner = struct!(Owner, name: "x")
    owner.name
    :telemetry.execute([:bank], %{})
  end

  defdelegate fetch(id), to: Bank.Repo, as: :get!
  defmacro __using__(which) when is_atom(which) do
    quote do
      import Bank.Ledger
      def ledger, do: unquote(which)
    end
  end

  def left <~> right, do: Money.compare(left, right)

  for name <- [:a, :b] do
    def unquote(name)(x), do: label(x)
  end

  defp label(%Page{number: number}), do: number
  defp label(%{owner: %Owner{name: name}}) when is_binary(name), do: name
end

defprotocol Bank.Printable do
  @spec print(t) :: String.t()
  def print(thing)
end

defimpl Bank.Printable, for: [Bank.Ledger, Atom] do
  def print(%{owner: owner}), do: Bank.Format.name(owner)
end

defmodule Bank.Refused do
  defexception [:reason, message: "refused"]
end

defmodule BankWeb.Router do
  use BankWeb, :router

  pipeline :browser do
    plug :fetch_session
  end

  scope "/", BankWeb do
    pipe_through :browser
    get "/ledger", LedgerController, :index
  end

  defp fetch_session(conn, _), do: conn
end

defmodule Bank.LedgerTest do
  use ExUnit.Case, async: true

  setup [:ledger]

  describe "add/2" do
    @tag :slow
    test "keeps the entry", %{ledger: ledger} do
      assert {:ok, %Bank.Ledger{} = kept} = Bank.Ledger.add(ledger, %Bank.Entry{})
      assert kept.total
    end
  end

  defp ledger(_), do: %{ledger: %Bank.Ledger{}}

  def broken(x do
    x +
  end

  def after_broken, do: ~H"<p>{@x}</p>"
end
