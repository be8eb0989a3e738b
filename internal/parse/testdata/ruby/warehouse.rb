#!/usr/bin/env ruby
# frozen_string_literal: true

require "json"
require_relative "stock/item"
autoload :Ledger, "stock/ledger"

# Everything about the goods.
module Stock
  LIMIT = 50
  Money = Struct.new(:amount, :currency) do
    def to_s = "#{amount} #{currency}"
  end
  Missing = Class.new(StandardError)

  # What can be counted.
  module Countable
    def count_all
      items.sum(&:quantity)
    end
  end

  # Holds items.
  #
  # @see Item
  class Warehouse < Base::Building
    include Countable
    extend Enumerable, JSON::Support

    # @return [Array<Item>] what is there
    attr_reader :items
    attr_accessor :name, :owner
    @@opened = 0
    before_move :lock

    class << self
      attr_reader :registry

      def build(name)
        house = new(name, ledger: Ledger.new)
        house.register!
        house
      end

      private

      def count = @@opened
    end

    # @param name [String]
    # @param ledger [Ledger, nil] where moves are written
    def initialize(name, *rest, limit: LIMIT, ledger:, **options, &block)
      super(name)
      @name = name
      @ledger = ledger
      @doors, @gate = Door.all, Gate.new
      @cache ||= {}
      yield self if block_given?
    end

    def self.open(path) = build(File.basename(path)).tap { |w| w.name = path }

    def ==(other)
      other.is_a?(Warehouse) && name == other.name
    end

    def [](index) = items[index]

    def name=(value)
      @name = value.strip
    end

    # Moves an item.
    #
    # @param item [Stock::Item] the item
    # @param to [Hash{Symbol => Warehouse}]
    # @return [Move, nil]
    def move(item, to = {})
      return unless item.movable?
      @ledger.write(item.weight)
      to.each { |place, house| house.receive item, place }
      items.select(&:heavy?).each_with_index do |each_item, index|
        each_item.box.close index
      end
      label = <<~TEXT
        From #{gate.address}
      TEXT
      Move.new(item, label:)
    rescue Missing, Ledger::Full => e
      log_failure e.message
      raise Stock::Missing, "none"
    end

    def gate
      @gate
    end

    def receive(item, place)
      case item
      when Item then item.unpack
      else item.wait
      end
      case place
      in {kind: Room => kind, box:} if box then open_box(kind.door)
      end
      send(:lock, place)
      @doors.map { |door| Door::Key.new(door) }.first.turn
      self.class.registry.fetch(place)&.gate.open
    end

    alias take receive
    alias_method :pick, :receive
    define_method(:empty?) { |strict = false| items.none? || strict }
    def_delegators :@ledger, :pages, :close!

    private def lock(door = nil)
      super
    end

    protected

    attr_writer :secret

    private

    def log_failure(text) = Stock.log(text)
    private_constant :LIMIT
  end

  module_function

  def log(text)
    $log << text
  end
end

class Stock::Item < Stock::Base
  delegate_missing_to :box

  refine String do
    def to_item = Item.new(self)
  end
end

Stock::Item.include Stock::Countable
Stock::Money.class_eval do
  def zero? = amount == 0
end

describe Stock::Warehouse do
  let(:house) { Stock::Warehouse.build("a") }

  it "moves" do
    expect(house.move(nil)).to be_nil
  end
end

$log = Logger.new($stdout)

class Broken
  def half(x)
    x.
  end

  def whole = 1 +
end
